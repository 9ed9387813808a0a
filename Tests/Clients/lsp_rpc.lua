-- Neovim's own client of language servers: Content-Length, which the process knows by the first byte.

local samples = dofile('samples.lua')

samples.run(function()
  local pushed, code = {}, nil
  local dispatchers = {
    notification = function(method, params) table.insert(pushed, { method = method, params = params }) end,
    server_request = function(method) error('unexpected request ' .. method) end,
    on_exit = function(value) code = value end,
    on_error = function(kind, fault) error(kind .. ': ' .. vim.inspect(fault)) end,
  }
  local command, arguments = vim.env.INKLING, { '--state', vim.env.INKLING_STATE }
  -- Since Neovim 0.11 the command and its arguments are one list.
  local client = vim.fn.has('nvim-0.11') == 1 and vim.lsp.rpc.start({ command, unpack(arguments) }, dispatchers)
    or vim.lsp.rpc.start(command, arguments, dispatchers)

  local function call(method, params)
    local answer, fault, isDone = nil, nil, false
    client.request(method, params, function(problem, result)
      answer, fault, isDone = result, problem, true
    end)
    assert(vim.wait(20000, function() return isDone end, 5), method .. ' was not answered')
    assert(not fault, vim.inspect(fault))
    return answer
  end

  call('initialize', samples.initialize)
  client.notify('initialized', vim.empty_dict())
  samples.checkActions(call('actions.generate', samples.message('m1')))
  assert(#call('text.detect', samples.detect()).detections == 1500)
  assert(call('actions.get', samples.message('m2')).state == 'pending')
  assert(vim.wait(20000, function() return #pushed > 0 end, 5), 'nothing was pushed')
  assert(pushed[1].method == 'actions.ready' and pushed[1].params.messageId == 'm2', vim.inspect(pushed[1]))
  call('shutdown')
  client.notify('exit')
  assert(vim.wait(20000, function() return code ~= nil end, 5), 'the process did not end')
  assert(code == 0, 'code ' .. code)
end)
