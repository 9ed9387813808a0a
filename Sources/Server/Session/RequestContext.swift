internal import Foundation
internal import JSONRPC

/// What a method may use while it runs.
final class RequestContext: Sendable {
  let server: Server
  let client: Client
  let cancellation: Cancellation
  /// When the call was read.
  let start: Date
  /// Reports progress, where the call asked for it.
  let progress: ProgressReporter?
  /// The client, which can be asked something itself.
  let host: Host
  /// Who offers actions beside ours, in this session.
  let actionProviders: ProviderDesk
  /// Whether work on this goes on in the background.
  let isInBackground: @Sendable (OpaqueID) -> Bool

  init(
    server: Server, client: Client, cancellation: Cancellation, start: Date, progress: ProgressReporter?, host: Host,
    actionProviders: ProviderDesk, isInBackground: @escaping @Sendable (OpaqueID) -> Bool
  ) {
    self.server = server
    self.client = client
    self.cancellation = cancellation
    self.start = start
    self.progress = progress
    self.host = host
    self.actionProviders = actionProviders
    self.isInBackground = isInBackground
  }

  var settings: Configuration.Client { server.configuration.client(client.name) }
  var now: Date { server.environment.now() }
}
