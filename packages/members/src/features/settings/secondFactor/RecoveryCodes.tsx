import { Button } from '@bouquet/ui/Button'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { actions } from '../../../platform/screens/screen.css.ts'
import { hint, rowTitle, stack } from '../settings.css.ts'
import { codeList } from './secondFactor.css.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onStored: () => void
}

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const { t } = useTranslation('settings')
  const [isCopied, setCopied] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className={stack}>
      <h4 ref={title} tabIndex={-1} className={rowTitle}>
        {t('factor.codes_title')}
      </h4>
      <p>{t('factor.codes_text')}</p>
      <ul className={codeList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={actions}>
        <Button onPress={onStored}>{t('factor.codes_kept')}</Button>
        <Button
          variant="outline"
          tone="neutral"
          icon={<Copy size="1em" />}
          onPress={() => void copy()}
        >
          {t('factor.copy')}
        </Button>
      </div>
      <p className={hint} role="status">
        {isCopied ? t('factor.copied') : null}
      </p>
    </div>
  )
}
