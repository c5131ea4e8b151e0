import type { Translate } from '@bouquet/i18n'
import { type Brand, type BrandFile, brandFileSchema, fontIds } from '@bouquet/theme'
import { brandSource, checkBrand } from '@bouquet/theme/check'
import { Button } from '@bouquet/ui/Button'
import { NativeSelect } from '@bouquet/ui/NativeSelect'
import { TextField } from '@bouquet/ui/TextField'
import { useRef, useState } from 'react'
import { Composition } from './Composition.tsx'
import { Dressed } from './Dressed.tsx'
import { FaultList } from './FaultList.tsx'
import { Section } from './Guide.tsx'
import * as css from './guide.css.ts'
import { SeedField } from './SeedField.tsx'

interface BrandMakerProps {
  /** Where the reader begins. */
  readonly start: Brand
  readonly mode: string
  readonly t: Translate
}

const id = 'my-brand'
const seeds = ['primary', 'secondary', 'neutral'] as const
const arts = brandFileSchema.shape.art.options
const options = (ids: readonly string[]) => ids.map((each) => ({ id: each, label: each }))

/** Choices to begin with: the brand of the toolbar under another name and domain. */
const draftOf = ({
  seeds,
  type,
  art,
  shape,
  density,
  motion,
  niche,
  company,
}: Brand): BrandFile => ({
  name: 'My brand',
  domains: ['my-brand.example'],
  niche,
  company: company.id,
  seeds,
  type,
  density,
  shape,
  motion,
  art,
})

/** A brand made by hand: its choices, what the engine says of them, the components in it, and its file. */
export const BrandMaker = ({ start, mode, t }: BrandMakerProps) => {
  const [file, setFile] = useState(() => draftOf(start))
  const { id: _id, ...company } = start.company
  const { brand, faults } = checkBrand(id, file, company)
  const lastSound = useRef(start)
  if (brand !== null) lastSound.current = brand
  const source = brandSource(file)
  const change = (changes: Partial<BrandFile>) => setFile({ ...file, ...changes })
  return (
    <div className={css.split}>
      <div className={css.fields}>
        <TextField label="Name" value={file.name} onChange={(name) => change({ name })} />
        {seeds.map((seed) => (
          <SeedField
            key={seed}
            label={seed}
            value={file.seeds[seed]}
            fault={faults.find(({ field }) => field === `seeds.${seed}`)}
            onChange={(value) => change({ seeds: { ...file.seeds, [seed]: value } })}
          />
        ))}
        {(['display', 'text'] as const).map((role) => (
          <NativeSelect
            key={role}
            label={`${role} face`}
            options={options(fontIds)}
            value={file.type[role]}
            onChange={(text) => {
              const font = fontIds.find((each) => each === text)
              if (font !== undefined) change({ type: { ...file.type, [role]: font } })
            }}
          />
        ))}
        <NativeSelect
          label="art"
          options={options(arts)}
          value={file.art}
          onChange={(text) => {
            const art = arts.find((each) => each === text)
            if (art !== undefined) change({ art })
          }}
        />
        <FaultList faults={faults} />
      </div>
      <Dressed brand={{ ...lastSound.current, id }} mode={mode}>
        <Composition brand={lastSound.current.name} t={t} />
      </Dressed>
      <Section title="The theme file">
        <p>
          Save it as <code>themes/{id}.theme.ts</code>, then run <code>npx bouquet build {id}</code>
          .
        </p>
        <section className={css.source} aria-label="Theme file">
          {source}
        </section>
        <div>
          <Button variant="outline" onPress={() => void navigator.clipboard.writeText(source)}>
            Copy the theme file
          </Button>
        </div>
      </Section>
    </div>
  )
}
