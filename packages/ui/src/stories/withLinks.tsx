import type { ReactNode } from 'react'
import { Link } from '../Link/index.ts'

const marked = /(<\w+>.*?<\/\w+>)/
const parts = /^<(?<name>\w+)>(?<words>.*)<\//

/**
 * Puts links where a phrase of the product marks them: `accept the <terms>terms</terms>`.
 * @param hrefs by the name of the mark
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
