import { type Brand, tokens } from '@bouquet/theme'
import { deriveTheme } from '@bouquet/theme/css'
import { vars } from '@bouquet/theme/vars'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { chosenBrand } from '../guide/chosenBrand.ts'
import { Guide, Section, Table } from '../guide/Guide.tsx'
import { tokenRows } from '../guide/tokenRows.tsx'

const meta = {
  title: 'Guide/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Size = keyof typeof tokens.font.size

const isSize = (name: string): name is Size => name in tokens.font.size

const headings: ReadonlySet<Size> = new Set(['xl', '2xl', '3xl', '4xl', '5xl'])

const Sample = ({ size, text }: { readonly size: Size; readonly text: string }) => {
  const isHeading = headings.has(size)
  const { family, weight, line } = vars.font
  return (
    <span
      style={{
        fontFamily: isHeading ? family.display : family.text,
        fontSize: vars.font.size[size],
        fontWeight: isHeading ? weight.display : weight.normal,
        lineHeight: line.tight,
      }}
    >
      {text}
    </span>
  )
}

const samples = (brand: Brand) => {
  const values = deriveTheme(brand).light.font.size
  return new Map(
    Object.keys(tokens.font.size)
      .filter(isSize)
      .map((size) => [
        size,
        [
          size,
          tokens.font.size[size],
          <Sample key="sample" size={size} text={`${brand.name}, Świętosław & Åse`} />,
          values[size],
        ],
      ]),
  )
}

export const Type: Story = {
  render: (_, { globals }) => {
    const brand = chosenBrand(globals)
    return (
      <Guide
        title="Type"
        lead={`A font for headings and one for text: ${brand.type.display} and ${brand.type.text}. Sizes scale with the viewport between a minimum and a maximum, and with the reader's font size.`}
      >
        <Section title="Sizes">
          <Table
            label="Sizes of text"
            heads={['Size', 'For', 'Sample', 'Value']}
            rows={samples(brand)}
          />
        </Section>
        <Section title="Faces, weights and lines">
          <Table
            label="Faces, weights and lines"
            heads={['Token', 'For', 'Light', 'Dark']}
            rows={tokenRows(brand, 'font')}
          />
        </Section>
      </Guide>
    )
  },
}
