-- What the Lua clients send, and what must come back.

local samples = {}

samples.initialize = {
  processId = vim.fn.getpid(),
  clientInfo = { name = 'neovim' },
  entitlements = { 'suggested-actions' },
  timeZone = 'America/Los_Angeles',
}


-- An empty Lua table is an object or a list as the encoder likes, so the recipients hold somebody.
function samples.message(id)
  local sender = { name = 'Maya', handle = 'maya@example.org', isUser = false }
  local recipients = { { name = 'Jonas', handle = 'jonas@example.org', isUser = true } }
  local date, body = '2026-03-04T18:00:00-08:00', 'Lunch Friday 12:30 at Nopa?'
  return { message = { id = id, date = date, body = body, sender = sender, recipients = recipients } }
end

function samples.detect()
  local addresses = {}
  for number = 1, 1500 do
    addresses[number] = 'person' .. number .. '@example.org'
  end
  return { text = table.concat(addresses, ' '), referenceDate = '2026-03-04T18:00:00-08:00' }
end

function samples.checkActions(list)
  assert(list.state == 'ready', list.state)
  assert(list.actions[1].payload.start == '2026-03-06T12:30:00', list.actions[1].payload.start)
end

-- Runs the function and leaves Neovim with code 0, or 1 if it fails.
function samples.run(body)
  local ok, fault = xpcall(body, debug.traceback)
  if not ok then
    io.stderr:write(tostring(fault) .. '\n')
  end
  vim.cmd(ok and 'qall!' or 'cquit 1')
end

return samples
