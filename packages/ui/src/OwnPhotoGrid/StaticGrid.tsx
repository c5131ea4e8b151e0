import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import { grid } from '../internal/photoTiles.css.ts'
import { menuButton } from './menuButton.tsx'
import { OwnPhotoFace } from './OwnPhotoFace.tsx'
import * as css from './OwnPhotoGrid.css.ts'
import { OwnPhotoMenu } from './OwnPhotoMenu.tsx'
import type { OwnPhoto } from './ownPhoto.types.ts'

interface StaticGridProps {
  readonly label: string
  readonly photos: readonly OwnPhoto[]
  readonly isDisabled: boolean
  readonly onMakeMain: (id: string) => void
  readonly onRemove: (id: string) => void
  /** Called when a menu button is pressed before the sortable grid, and its menus, have loaded. */
  readonly onMenu?: (id: string) => void
  readonly addPhoto?: ReactNode
}

/** Photos in a fixed order; also shown, in the same layout, until the sortable grid has loaded. */
export function StaticGrid({
  label,
  photos,
  isDisabled,
  onMakeMain,
  onRemove,
  onMenu,
  addPhoto,
}: StaticGridProps) {
  const labels = useLabels()
  return (
    <ul className={grid} aria-label={label}>
      {photos.map((photo, index) => (
        <li
          key={photo.id}
          className={css.tile}
          data-state={photo.state}
          data-main={photo.isMain || undefined}
        >
          <OwnPhotoFace photo={photo} label={labels('own_photo.position', { number: index + 1 })} />
          {isDisabled ? null : (
            <span className={css.menu}>
              {onMenu === undefined ? (
                <OwnPhotoMenu
                  photo={photo}
                  position={index + 1}
                  count={photos.length}
                  onMakeMain={() => onMakeMain(photo.id)}
                  onRemove={() => onRemove(photo.id)}
                />
              ) : (
                <IconButton
                  {...menuButton}
                  label={labels('own_photo.actions', { number: index + 1 })}
                  onPress={() => onMenu(photo.id)}
                />
              )}
            </span>
          )}
        </li>
      ))}
      {addPhoto === undefined ? null : <li className={css.add}>{addPhoto}</li>}
    </ul>
  )
}
