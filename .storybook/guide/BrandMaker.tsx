import { nicheSchema } from '@bouquet/contract/schemas'
import type { Translate } from '@bouquet/i18n'
import { type Brand, brandFileSchema, fontIds } from '@bouquet/theme'
import { type BrandDraft, brandSource, checkBrand, draftOf } from '@bouquet/theme/check'
import { Button } from '@bouquet/ui/Button'
import { TextField } from '@bouquet/ui/TextField'
import { useState } from 'react'
import { BrandExport } from './BrandExport.tsx'
import { BrandScope } from './BrandScope.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { Composition } from './Composition.tsx'
import { DiagnosticList } from './DiagnosticList.tsx'
import * as css from './guide.css.ts'
import { SeedField } from './SeedField.tsx'

interface BrandMakerProps {
  /** Initial values of the form. */
  readonly start: Brand
  readonly mode: string
  readonly t: Translate
}

const id = 'my-brand'
const seeds = ['primary', 'secondary', 'neutral'] as const
const choices = brandFileSchema.shape
const shapes = choices.shape.unwrap().shape

/** A form for a new brand, with its validation issues, a live preview and the theme file. */
export function BrandMaker({ start, mode, t }: BrandMakerProps) {
  const { id: _id, ...company } = start.company
  const judge = (file: BrandDraft, last: Brand) => {
    const { brand, diagnostics } = checkBrand(id, brandSource(file), {
      ...company,
      tradenames: [file.name],
    })
    return { file, diagnostics, shown: { ...(brand ?? last), id } }
  }
  const [{ file, diagnostics, shown }, setDraft] = useState(() => judge(draftOf(start), start))
  const change = (changes: Partial<BrandDraft>) =>
    setDraft((draft) => judge({ ...draft.file, ...changes }, draft.shown))
  return (
    <div className={css.split}>
      <div className={css.fields}>
        <TextField label="Name" value={file.name} onChange={(name) => change({ name })} />
        {seeds.map((seed) => (
          <SeedField
            key={seed}
            label={seed}
            value={file.seeds[seed]}
            diagnostic={diagnostics.find(({ field }) => field === `seeds.${seed}`)}
            onChange={(value) => change({ seeds: { ...file.seeds, [seed]: value } })}
          />
        ))}
        {(['display', 'text'] as const).map((role) => (
          <ChoiceField
            key={role}
            label={`${role} face`}
            values={fontIds}
            value={file.type[role]}
            onChange={(font) => change({ type: { ...file.type, [role]: font } })}
          />
        ))}
        <div className={css.pairs}>
          <ChoiceField
            label="niche"
            values={nicheSchema.options}
            value={file.niche}
            onChange={(niche) => change({ niche })}
          />
          <ChoiceField
            label="art"
            values={choices.art.unwrap().options}
            value={file.art}
            onChange={(art) => change({ art })}
          />
          <ChoiceField
            label="density"
            values={choices.density.unwrap().options}
            value={file.density}
            onChange={(density) => change({ density })}
          />
          <ChoiceField
            label="motion"
            values={choices.motion.unwrap().options}
            value={file.motion}
            onChange={(motion) => change({ motion })}
          />
          <ChoiceField
            label="corners"
            values={shapes.corners.unwrap().options}
            value={file.shape.corners}
            onChange={(corners) => change({ shape: { ...file.shape, corners } })}
          />
          <ChoiceField
            label="photo mask"
            values={shapes.photo.unwrap().options}
            value={file.shape.photo}
            onChange={(photo) => change({ shape: { ...file.shape, photo } })}
          />
          <ChoiceField
            label="border"
            values={shapes.border.unwrap().options}
            value={file.shape.border}
            onChange={(border) => change({ shape: { ...file.shape, border } })}
          />
        </div>
        {file.overrides && (
          <Button variant="quiet" onPress={() => change({ overrides: undefined })}>
            Drop the overridden colours
          </Button>
        )}
        <DiagnosticList diagnostics={diagnostics} />
      </div>
      <BrandScope brand={shown} mode={mode}>
        <Composition brand={shown} mode={mode} t={t} />
      </BrandScope>
      <BrandExport id={id} source={brandSource(file)} brand={shown} />
    </div>
  )
}
