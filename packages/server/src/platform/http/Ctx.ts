import type { Locale } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { MemberRow } from '../../tables/index.ts'
import type { Services } from './Services.ts'

/** The logged-in member of a request. */
export type Viewer = MemberRow & {
  readonly sessionId: string
  /** When they last proved who they are, with a password or a mailed link. */
  readonly authenticated: Date
}

/** Where a request came from. */
export interface Visit {
  /** The visitor's network address. */
  readonly address: string
  /** Scheme, host and port as the visitor typed them, as in `https://example.org`. */
  readonly origin: string
  /** The origin without `www.` and a final dot. */
  readonly properOrigin: string
  readonly isSecure: boolean
  /**
   * Whether the host is `<id>.localhost`, which browsers resolve to their own machine. The public logins of a demo
   * are open only there.
   */
  readonly isLocal: boolean
  readonly agent: string
  /** Also in the response header `x-request-id` and in the log. */
  readonly requestId: string
}

/** The context of a verb: the services, and the brand, language and viewer of the request. */
export interface Ctx extends Services {
  readonly brand: Brand
  readonly locale: Locale
  readonly visit: Visit
  readonly viewer: Viewer | null
}

export interface MemberCtx extends Ctx {
  readonly viewer: Viewer
}

/** The context of a staff verb: the services and the acting member of staff. */
export interface StaffContext extends Services {
  /** Name in the audit log, such as `staff:7f…` or `command line`. */
  readonly actor: string
}
