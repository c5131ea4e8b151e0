import { useTranslation } from 'react-i18next'
import type { StaffResponse } from '../../platform/api.ts'
import * as css from './queue.css.ts'

interface MessageContentProps {
  readonly body: StaffResponse<'messages'>['items'][number]['body']
}

/** What somebody wrote or sent, in whatever direction their script runs. */
export function MessageContent({ body }: MessageContentProps) {
  const { t } = useTranslation('desk')
  switch (body.kind) {
    case 'text':
      return (
        <blockquote className={css.quote} dir="auto">
          {body.text}
        </blockquote>
      )
    case 'gift':
      return <p className={css.quote}>{t('message.gift', { gift: body.gift })}</p>
    case 'photo':
      return <p className={css.quote}>{t('message.picture')}</p>
  }
}
