import { localeCodes, nicheNames } from '@bouquet/contract'
import { addKey, create, insertBeforeLast } from './sources.mjs'

const locales = 'packages/i18n/locales'

const notes = {
  link: 'Link to the page in the footer.',
  title: 'Title of the page, for the tab and search results.',
  description: 'Description for search engines, at most 155 characters. brand: name of the site.',
  lead: 'Text under the heading.',
}

const english = {
  link: 'A new page',
  title: 'A new page',
  description: 'Meet people on {{brand}}. Joining is free.',
  lead: 'Look around for as long as you like.',
}

/** A lander with a heading and the signup form, the last of every niche. */
export function newLander(name) {
  if (!/^[a-z]+$/.test(name)) throw new Error('A lander is named in one word of small letters.')
  const folder = `sites/dating/src/landers/${name}`
  create(
    `${folder}/lander.ts`,
    `import type { LanderDefinition } from '@bouquet/theme/landers'

export const lander: LanderDefinition = {
  places: { ${nicheNames.map((niche) => `'${niche}': 100`).join(', ')} },
  heading: { size: { step: 5 } },
}
`,
  )
  create(
    `${folder}/styles.css.ts`,
    `import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { font, space } = vars

export const opening = style({ display: 'grid', gap: space[6], paddingBlock: space[10] })

export const title = style({ fontSize: font.size['4xl'], overflowWrap: 'break-word' })
`,
  )
  create(
    `${folder}/page.astro`,
    `---
import { column } from '@bouquet/ui/base'
import { landerTexts } from '../../landerTexts.ts'
import Lander from '../../layouts/Lander.astro'
import SignupForm from '../../parts/SignupForm.astro'
import * as styles from './styles.css.ts'

const { title, description, lead } = landerTexts(Astro.locals, '${name}')
---

<Lander page="${name}" title={title} description={description} data={{ '@type': 'WebPage', name: title, description }}>
  <div class:list={[column, styles.opening]}>
    <h1 class={styles.title}>{title}</h1>
    <p>{lead}</p>
    <SignupForm lander="${name}" />
  </div>
</Lander>
`,
  )
  for (const locale of [...localeCodes, 'notes'])
    addKey(`${locales}/${locale}/landers.json`, name, locale === 'notes' ? notes : english)
  insertBeforeLast('docs/brands.md', " | all, in the niche's order", `, \`${name}\``)
  return [
    'Run `npm run generate`, which writes what other packages and editors know of it.',
    `Draw it in ${folder}: page.astro, styles.css.ts, and in lander.ts its place in each niche and the size of its heading on a phone.`,
    `Write its texts in every language, ${locales}/<locale>/landers.json; \`npm run check -w @bouquet/i18n\` names those that are still English.`,
  ]
}
