import type { PageData, SiteData } from '../../siteData.ts'

interface Props {
  readonly site: SiteData
  readonly code: string
  readonly page: PageData
}

/** React moves these elements to the head of the document. */
export function Head({
  site,
  code,
  page: { path, title, description, style, isIndexed, structured },
}: Props) {
  const address = (language: string) => `https://${site.domain}/${language}${path}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      {isIndexed ? null : <meta name="robots" content="noindex" />}
      <link rel="stylesheet" href={`/${site.domain}/style-${style}.css`} precedence="default" />
      <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {isIndexed && <link rel="canonical" href={address(code)} />}
      {isIndexed &&
        site.languages.map((language) => (
          <link
            key={language.code}
            rel="alternate"
            hrefLang={language.code}
            href={address(language.code)}
          />
        ))}
      {isIndexed && <link rel="alternate" hrefLang="x-default" href={address(site.language)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(code)} />
      <meta name="twitter:card" content="summary_large_image" />
      {structured === '' ? null : (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: structured data of the project, escaped by it.
          dangerouslySetInnerHTML={{ __html: structured }}
        />
      )}
    </>
  )
}
