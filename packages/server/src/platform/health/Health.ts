import { coalesceCalls } from '../coalesceCalls.ts'
import type { Config } from '../config.ts'
import { verifySmtp } from '../mail/verifySmtp.ts'
import { type DependencyStatus, type Parts, type Readiness, readiness } from './readiness.ts'

/** The state of what this process depends on. */
export interface Health {
  readiness(): Promise<Readiness>
  /** The mail server, which is not needed to serve requests; asked at most every half minute. */
  mail(): Promise<DependencyStatus>
}

const mailPatienceMs = 3_000
const mailCacheMs = 30_000

export function openHealth({ smtpUrl }: Pick<Config, 'smtpUrl'>, parts: Parts): Health {
  return {
    readiness: readiness(parts),
    mail: coalesceCalls(async () => {
      if (smtpUrl === undefined) return 'unused'
      return verifySmtp(smtpUrl, mailPatienceMs).then(
        () => 'ok' as const,
        () => 'away' as const,
      )
    }, mailCacheMs),
  }
}
