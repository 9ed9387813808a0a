" Vim's channel in the mode `nl`: a message a line.

let s:job = job_start([$INKLING, '--state', $INKLING_STATE], {'mode': 'nl', 'err_io': 'null'})
let s:channel = job_getchannel(s:job)

function s:Send(message)
  call ch_sendraw(s:channel, json_encode(extend({'jsonrpc': '2.0'}, a:message)) . "\n")
endfunction

function s:Receive()
  let line = ch_read(s:channel, {'timeout': 20000})
  if line ==# ''
    throw 'nothing came'
  endif
  return json_decode(line)
endfunction

function s:Call(id, method, params)
  call s:Send({'id': a:id, 'method': a:method, 'params': a:params})
  let answer = s:Receive()
  if get(answer, 'id', v:null) isnot a:id || !has_key(answer, 'result')
    throw a:method . ': ' . json_encode(answer)[:300]
  endif
  return answer.result
endfunction

function s:Message(id)
  let sender = {'name': 'Maya', 'handle': 'maya@example.org', 'isUser': v:false}
  return {'message': {'id': a:id, 'date': '2026-03-04T18:00:00-08:00', 'body': 'Lunch Friday 12:30 at Nopa?',
        \ 'sender': sender, 'recipients': []}}
endfunction

function s:Check(condition, what)
  if !a:condition
    throw 'not as it must be: ' . json_encode(a:what)[:300]
  endif
endfunction

function s:Run()
  call s:Call(0, 'initialize', {'processId': getpid(), 'clientInfo': {'name': 'vim'},
        \ 'entitlements': ['suggested-actions'], 'timeZone': 'America/Los_Angeles'})
  call s:Send({'method': 'initialized', 'params': {}})
  let actions = s:Call('1', 'actions.generate', s:Message('m1'))
  call s:Check(actions.state ==# 'ready' && actions.actions[0].payload.start ==# '2026-03-06T12:30:00', actions)
  let text = join(map(range(1500), {_, n -> 'person' . n . '@example.org'}))
  let found = s:Call(2, 'text.detect', {'text': text, 'referenceDate': '2026-03-04T18:00:00-08:00'})
  call s:Check(len(found.detections) == 1500, len(found.detections))
  let pending = s:Call(3, 'actions.get', s:Message('m2'))
  call s:Check(pending.state ==# 'pending', pending)
  let pushed = s:Receive()
  call s:Check(pushed.method ==# 'actions.ready' && pushed.params.messageId ==# 'm2', pushed)
  call s:Check(s:Call(4, 'shutdown', {}) is v:null, 'shutdown')
  call s:Send({'method': 'exit'})
  for _ in range(200)
    if job_status(s:job) ==# 'dead'
      break
    endif
    sleep 50m
  endfor
  call s:Check(job_info(s:job).exitval == 0, job_info(s:job).exitval)
endfunction

try
  call s:Run()
  qall!
catch
  call writefile([v:exception, v:throwpoint], '/dev/stderr')
  cquit
endtry
