import type { Meta, StoryObj } from '@storybook/react-vite'
import { brands } from '../brands.ts'
import { BrandContrasts, ContrastTable } from '../guide/ContrastTable.tsx'
import { chosenBrand } from '../guide/chosenBrand.ts'
import { Guide, Section } from '../guide/Guide.tsx'
import { TokenDownload } from '../guide/TokenDownload.tsx'
import { TokenTable } from '../guide/TokenTable.tsx'

const meta = {
  title: 'Guide/Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Tokens: Story = {
  render: (_, { globals }) => {
    const brand = chosenBrand(globals)
    return (
      <Guide
        title="Tokens"
        lead={`What ${brand.name} looks like, in names. A component reads names only, so it fits every brand. The toolbar changes the brand.`}
      >
        <Section title="Files for design tools">
          <p>
            Design Tokens Format 2025.10. In Figma, import the files of both modes as the modes of
            one collection of variables; the whole theme also carries sizes, fonts and motion.
          </p>
          <TokenDownload brand={brand} />
        </Section>
        <Section title="Contrast of every brand">
          <p>
            The tightest pair of text (at least 4.5) and of parts of controls (at least 3), measured
            from the derived colours. <code>npm run contrast -w @bouquet/theme</code> measures
            10,000 random brands besides.
          </p>
          <BrandContrasts brands={brands.values()} />
        </Section>
        <Section title="Colour">
          <TokenTable choices={brand} group="color" />
        </Section>
        <Section title={`Every pair of ${brand.name}`}>
          <ContrastTable brand={brand} />
        </Section>
        {(['space', 'radius', 'border', 'shape', 'shadow', 'size'] as const).map((group) => (
          <Section key={group} title={group}>
            <TokenTable choices={brand} group={group} />
          </Section>
        ))}
      </Guide>
    )
  },
}
