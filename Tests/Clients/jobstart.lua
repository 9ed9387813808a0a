-- Neovim's jobstart: lines over a job's channel.

local samples = dofile('samples.lua')

samples.run(function()
  local answers, pushed, rest, code = {}, {}, '', nil

  local function take(line)
    local message = vim.json.decode(line)
    if message.method then
      table.insert(pushed, message)
    else
      answers[message.id] = message
    end
  end

  local job = vim.fn.jobstart({ vim.env.INKLING, '--state', vim.env.INKLING_STATE }, {
    on_stdout = function(_, lines)
      -- The first piece goes on with the last line, the last one is not ended yet.
      lines[1] = rest .. lines[1]
      rest = table.remove(lines)
      vim.tbl_map(take, lines)
    end,
    on_exit = function(_, value)
      code = value
    end,
  })

  local function send(message)
    message.jsonrpc = '2.0'
    vim.fn.chansend(job, vim.json.encode(message) .. '\n')
  end

  local function call(id, method, params)
    send({ id = id, method = method, params = params })
    assert(vim.wait(20000, function() return answers[id] ~= nil end, 5), method .. ' was not answered')
    assert(not answers[id].error, vim.inspect(answers[id].error))
    return answers[id].result
  end

  call(1, 'initialize', samples.initialize)
  send({ method = 'initialized' })
  samples.checkActions(call('1', 'actions.generate', samples.message('m1')))
  assert(#call(2, 'text.detect', samples.detect()).detections == 1500)
  assert(call(3, 'actions.get', samples.message('m2')).state == 'pending')
  assert(vim.wait(20000, function() return #pushed > 0 end, 5), 'nothing was pushed')
  assert(pushed[1].method == 'actions.ready' and pushed[1].params.messageId == 'm2', vim.inspect(pushed[1]))
  assert(call(4, 'shutdown') == vim.NIL)
  send({ method = 'exit' })
  assert(vim.wait(20000, function() return code ~= nil end, 5), 'the process did not end')
  assert(code == 0, 'code ' .. code)
end)
