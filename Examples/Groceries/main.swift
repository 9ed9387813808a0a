import Foundation
import Server
import Serving
import Snippets

// A process that serves these intents, beside the product's own, over its standard input and output.
let server = Server(
  directory: nil, configuration: Configuration(), environment: .system(),
  intents: groceryIntents(store: GroceryStore()).intents)
exit(StandardStreams.serve(server)?.code ?? 1)
