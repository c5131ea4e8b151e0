import { ApiError, type Client } from '@bouquet/client'
import type { SentForm } from '@bouquet/contract/drawing'

/** What came of a form that was sent without script. */
export interface FormOutcome<Result> {
  readonly fields: SentForm
  /** Null when the form was refused. */
  readonly result: Result | null
  /** Why it was refused; null when it was not. */
  readonly refusal: ApiError | null
}

/** Sends the fields of a form as its screen sends them with script; may lead elsewhere with a redirect. */
type SendForm<Result> = (client: Client, fields: SentForm) => Promise<Result>

/** Sends the form that a page responds to, and says what came of it. */
export function formAction<Result>(send: SendForm<Result>) {
  return async (client: Client, fields: SentForm): Promise<FormOutcome<Result>> => {
    try {
      return { fields, result: await send(client, fields), refusal: null }
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown
      return { fields, result: null, refusal: thrown }
    }
  }
}
