import { Fragment } from 'react'
import type { Block, PageData, Span } from '../../siteData.ts'

interface Props {
  readonly page: PageData
  readonly contents: string
}

const Spans = ({ spans }: { readonly spans: readonly Span[] }) =>
  spans.map(({ text, href }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      <Fragment key={text}>{text}</Fragment>
    ),
  )

const BlockView = (block: Block) => {
  if (block.type === 'paragraph')
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    )
  if (block.type === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item[0]?.text}>
            <Spans spans={item} />
          </li>
        ))}
      </ul>
    )
  return (
    <table>
      <thead>
        <tr>
          {block.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([name, ...facts]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            {facts.map((fact) => (
              <td key={fact}>{fact}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A legal page: contents and clauses. */
export function Article({ page: { title, description, sections }, contents }: Props) {
  return (
    <article className="column page">
      <header className="head">
        <h1 className="title">{title}</h1>
        <p className="lead">{description}</p>
      </header>
      <nav className="contents" aria-labelledby="contents">
        <details className="fold">
          <summary className="contents-title" id="contents">
            {contents}
          </summary>
          <ol className="list">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a className="entry" href={`#${id}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className="body">
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} className="part" id={id}>
            <h2 className="heading">{heading}</h2>
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of clauses does not change.
              <BlockView key={at} {...block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}
