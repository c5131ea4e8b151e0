import { townsQuery, useClient } from '@bouquet/client'
import { ComboBox } from '@bouquet/ui/ComboBox'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface TownFieldProps {
  /** Towns of this country are suggested. Without a country any text is accepted. */
  readonly country: string | null
  readonly value: string | null
  /** Called with the region, too, when the town is one of the suggestions. */
  readonly onChange: (town: string | null, region?: string) => void
  /** Passes on every letter, for a form that may be sent at any moment. */
  readonly isImmediate?: boolean
}

/** A town, with suggestions while typing. */
export function TownField({ country, value, onChange, isImmediate = false }: TownFieldProps) {
  const { t } = useTranslation('attributes')
  const [text, setText] = useState(value ?? '')
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    if ((value ?? '') !== text.trim()) setText(value ?? '')
  }
  const starts = useDeferredValue(text.trim())
  const client = useClient()
  const search = useQuery(townsQuery(client, { country, starts }))
  const towns = search.isEnabled ? (search.data ?? []) : []
  const names = [...new Set(towns.map(({ city }) => city))]
  const isSearching = search.isEnabled && (search.isFetching || starts !== text.trim())
  const isAnswered = search.isEnabled && search.isSuccess && !search.isPlaceholderData
  const settle = (typed: string) => {
    const given = typed.trim() || null
    if (given === value) return
    const town = towns.find(({ city }) => city.toLowerCase() === given?.toLowerCase())
    onChange(town?.city ?? given, town?.region ?? undefined)
  }
  return (
    <ComboBox
      label={t('field.city')}
      options={names.map((name) => ({ id: name, label: name }))}
      text={text}
      emptyMessage={isSearching ? t('town_searching') : isAnswered ? undefined : t('town_type')}
      onTextChange={(typed) => {
        setText(typed)
        if (isImmediate) settle(typed)
      }}
      onChange={(town) => {
        if (town !== null) settle(town)
      }}
      onBlur={() => settle(text)}
    />
  )
}
