import { Button } from '@bouquet/ui/Button'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../platform/files/saveFile.ts'

interface CsvButtonProps {
  /** Name of the file, without its ending. */
  readonly name: string
  readonly write: () => string
}

/** Saves the figures of a table as a file. */
export function CsvButton({ name, write }: CsvButtonProps) {
  const { t } = useTranslation('desk')
  return (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      icon={<Download size="1.15em" />}
      onPress={() => saveFile({ name: `${name}.csv`, type: 'text/csv', text: write() })}
    >
      {t('figures.csv')}
    </Button>
  )
}
