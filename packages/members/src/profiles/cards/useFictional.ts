import { useSettings } from '../../app/useSettings.ts'

/** The brand's words for people who do not exist; the warning is never left out. */
export function useFictional() {
  const settings = useSettings()
  return {
    label: settings?.fictional_singular ?? '',
    warning: settings?.fictional_warning ?? '',
  }
}
