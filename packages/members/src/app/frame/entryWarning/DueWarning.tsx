import { browserStorage } from '@bouquet/contract'
import { deviceStorage } from '@bouquet/contract/deviceStorage'
import { warnedOn, warns } from '@bouquet/contract/entryWarning'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { isInstalled } from '../../../platform/device/isInstalled.ts'
import { loadPart } from '../../../platform/parts/loadPart.ts'
import { useSettings } from '../../../platform/settings/useSettings.ts'

const { name: key } = browserStorage.entry_warning

interface DueWarningProps {
  /** On a page without navigation. */
  readonly isPlain: boolean
}

/** Warns a visitor who has not been warned on this device, where their country asks for it. */
export default function DueWarning({ isPlain }: DueWarningProps) {
  const settings = useSettings()
  const { translations } = useRouteContext({ from: '__root__' })
  const [isSkipped, setSkipped] = useState(
    () => isInstalled() || deviceStorage().getItem(key) !== null,
  )
  const [Dialog] = useState(() =>
    lazy(async () => {
      const [module] = await loadPart(() =>
        Promise.all([import('./EntryDialog.tsx'), translations.ensure('entry')]),
      )
      return module
    }),
  )
  const warned = settings && warnedOn(settings, isPlain)
  if (isSkipped || !warned || !warns(warned, settings.geoip_country)) return null

  function skip() {
    deviceStorage().setItem(key, new Date().toISOString())
    setSkipped(true)
  }
  return (
    <Suspense fallback={null}>
      <Dialog settings={settings} onSkip={skip} />
    </Suspense>
  )
}
