import { each, escaped } from './html.js'

/** A portrait with name and interests. */
export const card = ({ title, chips, src, srcset }, example) =>
  `<li class="person"><figure class="card"><img class="picture" src="${src}" srcset="${srcset}" sizes="(min-width: 75rem) 13rem, (min-width: 36rem) 33vw, 50vw" width="640" height="800" alt="" loading="lazy" decoding="async" draggable="false"><figcaption><span class="texts"><span class="name">${escaped(title)}</span><span class="chips">${each(chips, (chip) => `<span class="chip">${escaped(chip)}</span>`)}</span></span><span class="example">${escaped(example)}</span></figcaption></figure></li>`

const spans = (list) =>
  each(list, ({ text, href }) =>
    href ? `<a href="${escaped(href)}">${escaped(text)}</a>` : escaped(text),
  )

const blocks = {
  paragraph: (block) => `<p>${spans(block.spans)}</p>`,
  list: (block) => `<ul>${each(block.items, (item) => `<li>${spans(item)}</li>`)}</ul>`,
  table: ({ columns, rows }) =>
    `<table role="table"><thead role="rowgroup"><tr role="row">${each(columns, (column) => `<th role="columnheader" scope="col">${escaped(column)}</th>`)}</tr></thead><tbody role="rowgroup">${each(rows, ([name, ...facts]) => `<tr role="row"><th role="rowheader" scope="row"><code>${escaped(name)}</code></th>${each(facts, (fact) => `<td role="cell">${escaped(fact)}</td>`)}</tr>`)}</tbody></table>`,
}

/** A clause of a legal page. */
export const section = ({ id, heading, blocks: content }) =>
  `<section class="part" id="${id}"><h2 class="heading">${escaped(heading)}</h2>${each(content, (block) => blocks[block.type](block))}</section>`
