import { aboutMaxLength } from '@bouquet/contract'
import { TextArea } from '@bouquet/ui/TextArea'
import { useTranslation } from 'react-i18next'
import { roomy } from './profile.css.ts'

interface AboutFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A few lines of one's own. */
export function AboutField({ value, onChange }: AboutFieldProps) {
  const { t } = useTranslation('account')
  const left = aboutMaxLength - value.length
  return (
    <TextArea
      label={t('field.about')}
      description={t('field.about_hint')}
      className={roomy}
      maxLength={aboutMaxLength}
      counterText={left < 200 ? t('field.left', { count: left }) : undefined}
      value={value}
      onChange={onChange}
    />
  )
}
