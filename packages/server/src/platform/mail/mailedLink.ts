import type { Email } from './email.ts'
import { mailKinds } from './mailKinds.ts'

/** The link of a mail. */
export function mailedLink(origin: string, kind: Email['kind'], about = ''): string {
  return `${origin}${mailKinds[kind].path(about)}`
}
