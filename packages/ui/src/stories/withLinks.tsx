import type { ReactNode } from 'react'
import { Link } from '../Link/index.ts'

const marked = /(<\w+>.*?<\/\w+>)/
const parts = /^<(?<name>\w+)>(?<words>.*)<\//

/**
 * Inserts links at the tags of a phrase: `accept the <terms>terms</terms>`.
 * @param hrefs by tag name
 */
export const withLinks = (text: string, hrefs: Readonly<Record<string, string>>): ReactNode =>
  text.split(marked).map((part) => {
    const { name, words } = parts.exec(part)?.groups ?? {}
    const href = hrefs[name ?? '']
    return href === undefined ? (
      part
    ) : (
      <Link key={name} href={href}>
        {words}
      </Link>
    )
  })
