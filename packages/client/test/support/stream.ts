/** A stream that the test speaks through. */
export class Stream extends EventTarget {
  static opened: Stream[] = []
  readonly CLOSED = 2
  readyState = 1
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    Stream.opened.push(this)
  }
  close() {
    this.readyState = 2
  }
  say(event: { readonly type: string; readonly [field: string]: unknown }, lastEventId = '1') {
    this.dispatchEvent(new MessageEvent(event.type, { data: JSON.stringify(event), lastEventId }))
  }
}

const parseStream = (stream: unknown) => stream as EventSource

export const openStream = (address: string): EventSource => parseStream(new Stream(address))
