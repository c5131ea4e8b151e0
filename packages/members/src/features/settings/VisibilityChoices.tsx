import { choicesQuery, updateChoicesMutation, updateUserMutation, useClient } from '@bouquet/client'
import type { User } from '@bouquet/contract'
import { Switch } from '@bouquet/ui/Switch'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormError } from '../../platform/errors/FormError.tsx'
import { useErrorText } from '../../platform/errors/useErrorText.ts'
import { useDates } from '../../platform/language/useDates.ts'
import { LoadedPart } from './LoadedPart.tsx'
import { switches } from './settings.css.ts'

const shown = ['shows_read', 'shows_typing', 'shows_gifts'] as const

/** Privacy mode and what others see; each change is saved at once. */
export function VisibilityChoices({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings')
  const text = useErrorText()
  const dates = useDates()
  const client = useClient()
  const saveUser = useMutation(updateUserMutation(client))
  const choices = useQuery(choicesQuery(client))
  const save = useMutation(updateChoicesMutation(client))
  const error = saveUser.error ?? save.error
  return (
    <LoadedPart query={choices}>
      {(saved) => {
        const now = { ...saved, ...(save.isPending && save.variables) }
        return (
          <div className={switches}>
            <Switch
              label={t('visibility.mode')}
              description={t('visibility.mode_text')}
              isSelected={
                saveUser.isPending ? saveUser.variables.privacy_mode === true : user.privacy_mode
              }
              onChange={(privacy_mode) => saveUser.mutate({ privacy_mode })}
            />
            {shown.map((choice) => (
              <Switch
                key={choice}
                label={t(`visibility.${choice}`)}
                isSelected={now[choice]}
                onChange={(isOn) => save.mutate({ [choice]: isOn })}
              />
            ))}
            <Switch
              label={t('visibility.introduced')}
              description={
                now.introduced && now.introduced_since
                  ? t('visibility.introduced_since', {
                      date: dates.format(now.introduced_since, 'moment'),
                    })
                  : t('visibility.introduced_text')
              }
              isSelected={now.introduced}
              onChange={(introduced) => save.mutate({ introduced })}
            />
            <Switch
              label={t('visibility.landing')}
              description={
                now.shown_on_landing && now.shown_on_landing_since
                  ? t('visibility.landing_since', {
                      date: dates.format(now.shown_on_landing_since, 'moment'),
                    })
                  : t('visibility.landing_text')
              }
              isSelected={now.shown_on_landing}
              onChange={(shown_on_landing) => save.mutate({ shown_on_landing })}
            />
            <FormError text={error ? text(error) : undefined} />
          </div>
        )
      }}
    </LoadedPart>
  )
}
