import { Dialog } from '@bouquet/ui/Dialog'
import { RadioGroup } from '@bouquet/ui/RadioGroup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../../platform/api.ts'
import * as css from './brands.css.ts'

type BrandOverview = StaffResponse<'brands'>['brands'][number]

interface SignupsDialogProps {
  readonly brand: BrandOverview
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

const choices = ['all', 'with_trafficsource', 'none'] as const

/** Shows which line of the theme file opens or closes the signups of a brand, and what then changes. */
export function SignupsDialog({ brand, isOpen, onOpenChange }: SignupsDialogProps) {
  const { t } = useTranslation('desk')
  const [choice, setChoice] = useState<BrandOverview['signups']>(brand.signups)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('brands.change_title', { name: brand.name })}
      description={t('brands.change_text')}
    >
      <RadioGroup
        label={t('brands.choice')}
        variant="list"
        value={choice}
        onChange={setChoice}
        options={choices.map((id) => ({
          id,
          label: t(`brands.signups_${id}`),
          description: t(`brands.effect_${id}`),
        }))}
      />
      <div className={css.preview} aria-live="polite">
        {choice === brand.signups ? (
          <p>{t('brands.is_so')}</p>
        ) : (
          <>
            <p>{t('brands.line', { file: brand.file })}</p>
            <code className={css.line}>{`"signups": "${choice}"`}</code>
          </>
        )}
      </div>
    </Dialog>
  )
}
