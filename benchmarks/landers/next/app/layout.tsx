import type { ReactNode } from 'react'
import * as page from 'site/styles/page.css.ts'
import { preloads } from '../generated/assets.ts'
import '../generated/brand.css'

const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en">
    <head>
      {preloads.map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <meta name="color-scheme" content="light dark" />
    </head>
    <body className={page.body}>{children}</body>
  </html>
)

export default Layout
