import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { grid } from '../internal/photoTiles.css.ts'
import { menuButton } from './menuButton.tsx'
import { OwnPhotoFace } from './OwnPhotoFace.tsx'
import * as css from './OwnPhotoGrid.css.ts'
import { OwnPhotoMenu } from './OwnPhotoMenu.tsx'
import type { OwnPhoto, OwnPhotoLabels } from './ownPhoto.types.ts'

interface StaticGridProps {
  readonly label: string
  readonly photos: readonly OwnPhoto[]
  readonly labels: OwnPhotoLabels
  readonly isDisabled: boolean
  readonly onMakeMain: (id: string) => void
  readonly onRemove: (id: string) => void
  /** Called when a menu button is pressed before the sortable grid, and its menus, have loaded. */
  readonly onMenu?: (id: string) => void
  readonly addPhoto?: ReactNode
}

/** Photos in a fixed order; also shown, in the same layout, until the sortable grid has loaded. */
export const StaticGrid = ({
  label,
  photos,
  labels,
  isDisabled,
  onMakeMain,
  onRemove,
  onMenu,
  addPhoto,
}: StaticGridProps) => (
  <ul className={grid} aria-label={label}>
    {photos.map((photo, index) => (
      <li
        key={photo.id}
        className={css.tile}
        data-state={photo.state}
        data-main={photo.isMain || undefined}
      >
        <OwnPhotoFace
          photo={photo}
          label={labels.positionText(index + 1, photos.length)}
          labels={labels}
        />
        {isDisabled ? null : (
          <span className={css.menu}>
            {onMenu === undefined ? (
              <OwnPhotoMenu
                photo={photo}
                position={index + 1}
                count={photos.length}
                labels={labels}
                onMakeMain={() => onMakeMain(photo.id)}
                onRemove={() => onRemove(photo.id)}
              />
            ) : (
              <IconButton
                {...menuButton}
                label={labels.menuLabel(index + 1)}
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
