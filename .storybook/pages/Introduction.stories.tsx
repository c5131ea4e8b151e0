import type { Meta, StoryObj } from '@storybook/react-vite'
import { Guide, Section, Table } from '../guide/Guide.tsx'
import * as css from '../guide/guide.css.ts'

const meta = {
  title: 'Guide/Introduction',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const toolbar = new Map(
  (
    [
      ['Brand', 'one brand, or the story in every brand, light and dark, on one page'],
      ['Mode', 'light, dark, forced colours'],
      ['Language', 'eleven languages; every phrase of the product follows'],
      ['Direction', 'of the language, or right to left'],
      ['Density', 'of the brand, or airy, regular, compact'],
      ['Motion', 'of the system, or reduced'],
      ['Text size', '100 or 200 %'],
      ['Viewport', '320 px, phone, tablet, desk'],
    ] as const
  ).map(([name, text]) => [name, [name, text]]),
)

const ways = [
  'Type a name into the search of the sidebar. Other names work too: modal, dropdown, upload, snackbar, lightbox, paywall.',
  '“Docs” says when to use a component, when not, do and don’t, its keys and its props.',
  '“All states” shows rest, hover, pressed, focus, disabled, pending, error and more on one sheet. Choose “All brands” to see the sheet in each of them.',
  'Turn props in “Controls”. The address keeps every choice, so a copied link shows what you see.',
] as const

const links = [
  [
    'guide-tokens--tokens',
    'Tokens',
    'with CSS variable, contrast, and a file to download for Figma',
  ],
  ['guide-type--type', 'Type', 'and its sizes'],
  ['guide-icons--icons', 'Icons', 'and who uses them'],
  ['guide-motion--motion', 'Motion', 'and its times'],
  ['guide-copy--copy', 'Copy', 'the tone of voice'],
  ['guide-all-brands--all-brands', 'All brands', 'side by side'],
  ['guide-make-a-brand--make-a-brand', 'Make a brand', 'from three colours and two fonts'],
  ['guide-accessibility--accessibility', 'Accessibility', 'as measured by the tests'],
  ['guide-changes--changes', 'Changes', 'since the pictures were last accepted'],
] as const

export const Introduction: Story = {
  render: () => (
    <Guide
      title="Bouquet component library"
      lead="One set of components for every dating site that Bouquet makes. A brand is a theme file: colours, fonts, shape, density. No component knows any brand."
    >
      <Section title="Find your way">
        <ol className={css.list}>
          {ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ol>
      </Section>
      <Section title="The toolbar">
        <Table label="Toolbar" heads={['Choice', 'What it offers']} rows={toolbar} />
      </Section>
      <Section title="The guide">
        <ul className={css.list}>
          {links.map(([id, name, text]) => (
            <li key={id}>
              <a href={`?path=/story/${id}`} target="_top">
                {name}
              </a>
              , {text}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Can I rely on it?">
        <p>
          Each story is tested in every mode for accessibility, in long languages at 320 px, and
          with text of twice the size. A component’s documentation names the day of its first
          version and whether it is stable, new or about to change.
        </p>
      </Section>
    </Guide>
  ),
}
