import { useTranslation } from 'react-i18next'

/** Who did something: a name of staff as it is, the member, the command line, or a provider by its name. */
export function useActorName(): (actor: string) => string {
  const { t } = useTranslation('desk')
  return (actor) => {
    if (actor.startsWith('member:')) return t('money.actor_member')
    return actor === 'command line' ? t('audit.command') : actor
  }
}
