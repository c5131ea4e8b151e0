/** A stream that the test speaks through. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = []
  readonly CLOSED = 2
  readyState = 1
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    FakeEventSource.opened.push(this)
  }
  close() {
    this.readyState = 2
  }
  say(event: { readonly type: string; readonly [field: string]: unknown }, lastEventId = '1') {
    this.dispatchEvent(new MessageEvent(event.type, { data: JSON.stringify(event), lastEventId }))
  }
}

const parseStream = (stream: unknown) => stream as EventSource

export function openFakeEventSource(address: string): EventSource {
  return parseStream(new FakeEventSource(address))
}
