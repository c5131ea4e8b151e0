import { ApiError, type Client } from '@bouquet/client'
import type { SentForm } from '@bouquet/contract/drawing'
import type { AppContext } from '../layoutRoutes.ts'

/** What came of a form that was sent without script. */
export interface FormAnswer<Result> {
  readonly fields: SentForm
  /** Null when the form was refused. */
  readonly result: Result | null
  /** Why it was refused; null when it was not. */
  readonly refusal: ApiError | null
}

/** Sends the fields of a form as its screen sends them with script; may lead elsewhere with a redirect. */
type SendForm<Result> = (client: Client, fields: SentForm) => Promise<Result>

/**
 * Sends the form that a page responds to.
 * @param load the code for it, which no browser needs
 * @returns null when the page was only asked for
 */
export async function answerForm<Result>(
  { client, sentForm }: Pick<AppContext, 'client' | 'sentForm'>,
  load: () => Promise<SendForm<Result>>,
): Promise<FormAnswer<Result> | null> {
  if (sentForm === null) return null
  const send = await load()
  try {
    return { fields: sentForm, result: await send(client, sentForm), refusal: null }
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown
    return { fields: sentForm, result: null, refusal: thrown }
  }
}
