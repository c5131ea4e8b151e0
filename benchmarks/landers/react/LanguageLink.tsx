'use client'
import type { TextLink } from './content.ts'

interface Props extends TextLink {
  readonly code: string
  readonly className: string
  readonly cookie: { readonly name: string; readonly days: number }
}

/** Link to the page in another language, which is kept for addresses without a language. */
export function LanguageLink({ href, text, lang, code, isCurrent, className, cookie }: Props) {
  return (
    <a
      className={className}
      href={href}
      hrefLang={code}
      lang={lang}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => {
        const { name, days } = cookie
        const expires = Date.now() + days * 86_400_000
        void window.cookieStore?.set({ name, value: code, expires, path: '/', sameSite: 'lax' })
      }}
    >
      {text}
    </a>
  )
}
