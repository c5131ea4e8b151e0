import { vars } from '@bouquet/theme/vars'
import { globalStyle } from '@vanilla-extract/css'

const { color, font } = vars
const narrow = '(max-width: 899px)'
const wide = '(min-width: 900px)'

globalStyle('.sbdocs.sbdocs-wrapper', {
  background: color.surface.page,
  color: color.text.normal,
  padding: 'clamp(1.25rem, 4vw, 4rem) clamp(1rem, 4vw, 2.5rem)',
})

globalStyle('.sbdocs.sbdocs-content', { minInlineSize: 0, maxInlineSize: '64rem' })

/** Of the page itself, not of the stories on it. */
const own = ':not(.sb-story *)'

globalStyle(`.sbdocs-content :is(h1, h2, h3, h4)${own}`, {
  color: color.text.strong,
  fontFamily: font.family.display,
})

// Wide tables and code never widen the page.
globalStyle(`.sbdocs-content :is(td, th, p, li, code, pre)${own}`, { overflowWrap: 'anywhere' })
globalStyle(`.sbdocs-content td code${own}`, { whiteSpace: 'normal' })
globalStyle('.sbdocs-content .docblock-argstable :is(pre, pre *)', {
  margin: 0,
  fontSize: font.size.xs,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
})
globalStyle(`.sbdocs.sbdocs-content table${own}`, { inlineSize: '100%' })
globalStyle(`.sbdocs.sbdocs-content tr:nth-of-type(2n)${own}`, { background: 'transparent' })

// Fixed, so that a long value does not narrow the other columns.
const props = '.sbdocs.sbdocs-content .docblock-argstable.docblock-argstable'
globalStyle(props, { '@media': { [wide]: { tableLayout: 'fixed' } } })
globalStyle(`${props} thead th:nth-of-type(2)`, { inlineSize: '36%' })
globalStyle(`${props} thead th:nth-of-type(3)`, { inlineSize: '12%' })
globalStyle(`${props} thead th:nth-of-type(4)`, { inlineSize: '32%' })

// In a narrow window each prop is a block of its own.
globalStyle(`${props}, ${props} :is(tbody, tr)`, {
  '@media': { [narrow]: { display: 'block', inlineSize: '100%' } },
})
globalStyle(`${props} tbody tr`, {
  '@media': { [narrow]: { borderBlockEnd: `1px solid ${color.border.subtle}` } },
})
globalStyle(`${props} tbody td`, {
  '@media': {
    [narrow]: {
      display: 'block',
      inlineSize: '100%',
      paddingBlock: vars.space[2],
      paddingInline: vars.space[4],
      border: 'none',
    },
  },
})
// The column of default values, which the description does not need here.
globalStyle(`${props} tbody td:nth-of-type(3)`, { '@media': { [narrow]: { display: 'none' } } })
globalStyle(`${props} thead`, { '@media': { [narrow]: { display: 'none' } } })
