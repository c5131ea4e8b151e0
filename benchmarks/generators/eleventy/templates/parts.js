import { each, escape } from './html.js'

/** A portrait with name and interests. */
export const card = ({ title, chips, src, srcset }, example) =>
  `<li class="person"><figure class="card"><img class="picture" src="${src}" srcset="${srcset}" sizes="(min-width: 75rem) 13rem, (min-width: 36rem) 33vw, 50vw" width="640" height="800" alt="" loading="lazy" decoding="async" draggable="false"><figcaption><span class="texts"><span class="name">${escape(title)}</span><span class="chips">${each(chips, (chip) => `<span class="chip">${escape(chip)}</span>`)}</span></span><span class="example">${escape(example)}</span></figcaption></figure></li>`

const spans = (list) =>
  each(list, ({ text, href }) =>
    href ? `<a href="${escape(href)}">${escape(text)}</a>` : escape(text),
  )

const blocks = {
  paragraph: (block) => `<p>${spans(block.spans)}</p>`,
  list: (block) => `<ul>${each(block.items, (item) => `<li>${spans(item)}</li>`)}</ul>`,
  table: ({ columns, rows }) =>
    `<table role="table"><thead role="rowgroup"><tr role="row">${each(columns, (column) => `<th role="columnheader" scope="col">${escape(column)}</th>`)}</tr></thead><tbody role="rowgroup">${each(rows, ([name, ...facts]) => `<tr role="row"><th role="rowheader" scope="row"><code>${escape(name)}</code></th>${each(facts, (fact) => `<td role="cell">${escape(fact)}</td>`)}</tr>`)}</tbody></table>`,
}

/** A clause of a legal page. */
export const section = ({ id, heading, blocks: content }) =>
  `<section class="part" id="${id}"><h2 class="heading">${escape(heading)}</h2>${each(content, (block) => blocks[block.type](block))}</section>`
