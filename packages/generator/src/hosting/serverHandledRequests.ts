import { serverPaths } from './sitePaths.ts'

/** The first pattern that fits decides whether a request is odd; `otherwise` if none does. */
export interface HandlingRule {
  readonly patterns: readonly (readonly [pattern: string, isOdd: boolean])[]
  readonly otherwise: boolean
}

/**
 * Double slashes, `.` and `..`, a final slash, escapes of characters that need none, and escapes of those that no
 * name may have.
 */
const oddAddress =
  '[^?]*(?://|/[.][.]?(?:[/?]|$)|[^/]/(?:[?]|$)|%(?:[46][1-9A-Fa-f]|[57][0-9Aa]|3[0-9]|2[DEFdef]|5[CFcf]|7[Ee]|00))'

/** With `www.`, a final dot or something that is no port. */
const oddHost =
  '^[Ww][Ww][Ww][.]|[.](?::.*)?$|:$|:.*[^0-9]|:(?:[7-9][0-9]{4}|6[6-9][0-9]{3}|65[6-9][0-9]{2}|655[4-9][0-9]|6553[6-9]|[0-9]{6,})$'

/** Weights, which only the server can compare. */
const oddEncoding = '[*]|; *q=(?:0[.][0-9]*[1-9]|1)'

/** Ranges that web servers answer themselves: none, or a single one of a film. */
const plainRange = '^(?::.*|bytes=(?:[0-9]+-[0-9]*|-[0-9]*[1-9][0-9]*):.*[.]mp4)$'

/** Requests that go to the server because each web server reads them in its own way. Few visitors send one. */
export const serverHandledRequests = {
  /** Matched against `<method>:<address with its query>`. */
  request: {
    patterns: [
      [`^[^:]+:${serverPaths}(?:[/?]|$)`, false],
      [`^[^:]+:${oddAddress}`, true],
      ['^(?:GET|HEAD):', false],
    ],
    otherwise: true,
  },
  /** Matched against the host with its port. */
  host: { patterns: [[oddHost, true]], otherwise: false },
  /** Matched against `Accept-Encoding`. */
  encoding: { patterns: [[oddEncoding, true]], otherwise: false },
  /** Matched against `<range>:<path>`. */
  range: { patterns: [[plainRange, false]], otherwise: true },
} as const satisfies Record<string, HandlingRule>
