import * as bar from '@bouquet/ui/TopBar/styles'
import type { ReactNode } from 'react'
import { centredWordmark } from 'site/parts/Wordmark.css.ts'
import * as page from 'site/styles/page.css.ts'
import type { PageContent } from './content.ts'
import { Drawing } from './Drawing.tsx'
import { Footer } from './Footer.tsx'
import { Head } from './Head.tsx'

interface Props {
  readonly content: PageContent
  readonly children: ReactNode
}

/** Skip link, logo, content and footer of a lander. */
export function Frame({ content, children }: Props) {
  return (
    <>
      <Head {...content.head} />
      <a className={page.skip} href="#content">
        {content.skip}
      </a>
      <header>
        <div className={bar.inner}>
          <a className={centredWordmark} href={content.home}>
            <Drawing as="span" className={bar.symbol} svg={content.symbol} />
            <span>{content.brand}</span>
          </a>
        </div>
      </header>
      <main id="content" className={page.main} tabIndex={-1}>
        {children}
      </main>
      <Footer {...content.footer} />
    </>
  )
}
