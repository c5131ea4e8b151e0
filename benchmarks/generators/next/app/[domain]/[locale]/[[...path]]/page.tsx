import { Article } from '../../../../parts/Article.tsx'
import { allSites } from '../../../../parts/allSites.ts'
import { Card } from '../../../../parts/Card.tsx'
import { Footer } from '../../../../parts/Footer.tsx'
import { Form } from '../../../../parts/Form.tsx'
import { Head } from '../../../../parts/Head.tsx'
import { Html } from '../../../../parts/Html.tsx'

interface Params {
  readonly domain: string
  readonly locale: string
  readonly path?: readonly string[]
}

export const dynamicParams = false

export function generateStaticParams(): readonly Params[] {
  return allSites().flatMap(({ domain, languages, locales }) =>
    languages.flatMap(({ code }) =>
      (locales[code]?.pages ?? []).map(({ path }) => ({
        domain,
        locale: code,
        path: path.split('/').filter((part) => part !== ''),
      })),
    ),
  )
}

const Page = async ({ params }: { readonly params: Promise<Params> }) => {
  const { domain, locale: code, path = [] } = await params
  const site = allSites().find((one) => one.domain === domain)
  const locale = site?.locales[code]
  const wanted = path.map((part) => `/${part}`).join('')
  const page = locale?.pages.find((one) => one.path === wanted)
  if (!site || !locale || !page) throw new Error(`${domain} has no page ${wanted} in ${code}.`)
  return (
    <>
      <Head site={site} code={code} page={page} />
      <a className="skip" href="#content">
        {locale.skip}
      </a>
      <header className="bar">
        <div className="column logo-row">
          <a className="wordmark" href={`/${code}`}>
            <Html as="span" className="symbol" html={site.symbol} />
            <span className="brand-name">{site.name}</span>
          </a>
        </div>
      </header>
      <main id="content" className="main" tabIndex={-1}>
        {page.drawings.map((at, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of drawings does not change.
          <Html key={index} as="div" className="art" html={site.drawings[at] ?? ''} />
        ))}
        {page.texts.map((text) => (
          <p key={text} className="text">
            {text}
          </p>
        ))}
        {page.cards.length > 0 && (
          <ul className="grid">
            {page.cards.map((card) => (
              <Card key={card.title} {...card} example={locale.example} />
            ))}
          </ul>
        )}
        {page.sections.length > 0 && <Article page={page} contents={locale.contents} />}
      </main>
      <Footer {...locale.footer} />
      {page.hasForm && <Form {...locale.form} />}
    </>
  )
}

export default Page
