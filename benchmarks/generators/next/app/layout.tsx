import type { ReactNode } from 'react'

const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en">
    <body className="body">{children}</body>
  </html>
)

export default Layout
