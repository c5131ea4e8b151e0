import { z } from 'zod'
import { secondsAfter } from '../clock.ts'

const tryingSeconds = 3 * 86_400
const delay = { firstSeconds: 5, mostSeconds: 3_600 }

interface Attempts {
  /** When the mail was tried for the first time. */
  readonly since: Date
  /** How often it was tried. */
  readonly attempts: number
}

/**
 * Seconds until a mail is tried again: twice as long each time, up to an hour, with a last attempt after three
 * days; undefined when that was the last.
 */
export function secondsUntilRetry({ since, attempts }: Attempts, now: Date): number | undefined {
  const left = (secondsAfter(since, tryingSeconds).getTime() - now.getTime()) / 1_000
  if (left <= 0) return undefined
  return Math.ceil(Math.min(left, delay.mostSeconds, delay.firstSeconds * 2 ** (attempts - 1)))
}

/** What went wrong with a delivery. */
export interface DeliveryFailure {
  /** The mail server will never take this mail. */
  readonly isPermanent: boolean
  /** The server refuses mail for this recipient; other failures are about the mail or the sender. */
  readonly isRecipientRefused: boolean
  /** For staff; without addresses of pages, which may contain a token. */
  readonly reason: string
  /** The code of the mail program and the mail server's reply, for the log. */
  readonly code: string | undefined
  readonly reply: number | undefined
}

const errorSchema = z.object({
  code: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  message: z.string().catch(''),
})

/** Errors about the mail itself; others, such as a refused login, are about the connection. */
const aboutTheMail = ['EENVELOPE', 'EMESSAGE']

/** Replies to an envelope that are about the login or the encryption, which whoever runs the server can change. */
const aboutTheConnection = [530, 535, 538]

const longestReason = 500

/** Reads the error of a delivery. */
export function describeFailure(thrown: unknown): DeliveryFailure {
  const { data } = errorSchema.safeParse(thrown)
  const { code, command, responseCode: reply, message } = data ?? { message: '' }
  const isPermanent =
    aboutTheMail.includes(code ?? '') &&
    reply !== undefined &&
    reply >= 500 &&
    reply < 600 &&
    !aboutTheConnection.includes(reply)
  return {
    isPermanent,
    isRecipientRefused: isPermanent && command === 'RCPT TO',
    reason: (message || String(thrown))
      .replaceAll(/https?:\S+/gi, '[link]')
      .slice(0, longestReason),
    code,
    reply,
  }
}
