import nodemailer from 'nodemailer'
import { encryptedSmtpUrl } from './smtpOptions.rules.ts'

/**
 * Logs in at the mail server without sending anything.
 * @throws Error with the reason when it refuses or does not answer in time
 */
export async function verifySmtp(smtpUrl: string, patienceMs: number): Promise<void> {
  const transport = nodemailer.createTransport(withTimeouts(smtpUrl, patienceMs))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Nodemailer reads its timeouts from the query of the address; its defaults are minutes. */
function withTimeouts(smtpUrl: string, patienceMs: number): string {
  const url = encryptedSmtpUrl(smtpUrl)
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    url.searchParams.set(name, String(patienceMs))
  return url.href
}
