import type { HeadContent } from './content.ts'

/** React moves these elements to the head of the document. */
export function Head({ title, metas, links, data }: HeadContent) {
  return (
    <>
      <title>{title}</title>
      {metas.map((meta) => (
        <meta key={meta.name ?? meta.property} {...meta} />
      ))}
      {links.map((link) => (
        <link key={`${link.rel} ${link.hrefLang}`} {...link} />
      ))}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: structured data of the project, escaped by it.
        dangerouslySetInnerHTML={{ __html: data }}
      />
    </>
  )
}
