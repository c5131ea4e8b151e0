import { Button } from '@bouquet/ui/Button'
import { Popover } from '@bouquet/ui/Popover'
import { Switch } from '@bouquet/ui/Switch'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useTranslation } from 'react-i18next'
import { useChangeSettings, useSettings } from '../../platform/settings/useSettings.ts'
import * as css from './photo.css.ts'

/** How photos are shown on this device, for those who look at them all day. */
export function PhotoViewMenu() {
  const { t } = useTranslation('desk')
  const settings = useSettings()
  const change = useChangeSettings()
  return (
    <Popover
      title={t('photo.view')}
      trigger={
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          icon={<SlidersHorizontal size="1.15em" />}
        >
          {t('photo.view')}
        </Button>
      }
    >
      <div className={css.view}>
        <Switch
          label={t('photo.hide')}
          isSelected={settings.hidesPhotos}
          onChange={(hidesPhotos) => change({ hidesPhotos })}
        />
        <Switch
          label={t('photo.grey')}
          isSelected={settings.showsGrey}
          onChange={(showsGrey) => change({ showsGrey })}
        />
        <Switch
          label={t('photo.small')}
          isSelected={settings.showsSmall}
          onChange={(showsSmall) => change({ showsSmall })}
        />
      </div>
    </Popover>
  )
}
