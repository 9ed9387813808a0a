extension Connection {
  /// Ends a request. A ticket that was answered already is left alone, so that a request is never answered twice.
  public mutating func answer(_ ticket: Ticket, with answer: Answer, into outbox: inout Outbox) {
    guard let entry = inFlight.removeValue(forKey: ticket) else { return }
    tickets[entry.id] = nil
    if phase == .initializing(ticket) {
      if case .failure = answer { phase = .uninitialized } else { phase = .initialized }
    }
    reply(id: entry.id, answer, batch: entry.batch, into: &outbox)
    if let batch = entry.batch { closeOne(of: batch, into: &outbox) }
    finishShutdown(into: &outbox)
  }

  /// Ends every request that is still in flight.
  public mutating func answerAll(with error: ResponseError, into outbox: inout Outbox) {
    for ticket in inFlight.keys.sorted() {
      answer(ticket, with: .failure(error), into: &outbox)
    }
  }

  /// `shutdown` is answered when it is the last request in flight.
  mutating func finishShutdown(into outbox: inout Outbox) {
    guard case .shuttingDown(let ticket) = phase, inFlight.count == 1 else { return }
    phase = .shutDown
    answer(ticket, with: .result(.null), into: &outbox)
  }

  mutating func reply(id: RequestID?, _ answer: Answer, batch: Int? = nil, into outbox: inout Outbox) {
    guard let batch else {
      outbox.appendReply { Self.write(id: id, answer, to: &$0) }
      return
    }
    var writer = JSONWriter()
    Self.write(id: id, answer, to: &writer)
    batches[batch]?.replies.append(writer.bytes)
  }

  /// One message of a batch is done with; the last one sends the replies, unless there are none (JSON-RPC 2.0, section
  /// 6).
  mutating func closeOne(of batch: Int, into outbox: inout Outbox) {
    guard var entry = batches[batch] else { return }
    entry.open -= 1
    batches[batch] = entry
    guard entry.open == 0 else { return }
    batches[batch] = nil
    guard !entry.replies.isEmpty else { return }
    outbox.appendReply { writer in
      writer.raw("[")
      for (index, reply) in entry.replies.enumerated() {
        if index > 0 { writer.raw(",") }
        writer.raw(reply)
      }
      writer.raw("]")
    }
  }

  private static func write(id: RequestID?, _ answer: Answer, to writer: inout JSONWriter) {
    writer.raw("{\"jsonrpc\":\"2.0\",\"id\":")
    if let id { writer.raw(id: id) } else { writer.raw("null") }
    switch answer {
    case .result(let value):
      writer.raw(",\"result\":")
      writer.write(value)
    case .encoded(let json):
      writer.raw(",\"result\":")
      writer.raw(json)
    case .failure(let error):
      writer.raw(",\"error\":")
      writer.write(error.json)
    }
    writer.raw("}")
  }
}

extension JSONWriter {
  /// An id as it was sent, but for the two line separators, at which some readers end a line.
  fileprivate mutating func raw(id: RequestID) {
    var literal = id.literal
    literal.withUTF8 { bytes in
      var start = 0
      var index = 0
      while index < bytes.count {
        guard index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8
        else {
          index += 1
          continue
        }
        raw(bytes[start..<index])
        raw(bytes[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
        index += 3
        start = index
      }
      raw(bytes[start...])
    }
  }
}
