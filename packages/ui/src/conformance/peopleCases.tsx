import { Avatar } from '../Avatar/index.ts'
import { AvatarGroup } from '../AvatarGroup/index.ts'
import { CompletenessMeter } from '../CompletenessMeter/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { InterestIcon } from '../InterestIcon/index.ts'
import { LikeModal } from '../LikeModal/index.ts'
import { LockedPhoto } from '../LockedPhoto/index.ts'
import { MatchModal } from '../MatchModal/index.ts'
import { MatchReason } from '../MatchReason/index.ts'
import { NewLikeOverlay } from '../NewLikeOverlay/index.ts'
import { OwnPhotoGrid } from '../OwnPhotoGrid/index.ts'
import { Photo } from '../Photo/index.ts'
import { PhotoGrid } from '../PhotoGrid/index.ts'
import { PhotoViewer } from '../PhotoViewer/index.ts'
import { ProfileCard } from '../ProfileCard/index.ts'
import { ProfileFacts } from '../ProfileFacts/index.ts'
import { SearchFilters } from '../SearchFilters/index.ts'
import { SignupModal } from '../SignupModal/index.ts'
import { SwipeDeck } from '../SwipeDeck/index.ts'
import { VerificationBadge } from '../VerificationBadge/index.ts'
import { type Cases, noop, options, photo } from './fixtures.tsx'

export const peopleCases: Cases = {
  Avatar: { render: (rootProps) => <Avatar {...rootProps} name="Anna" photo={photo} /> },
  FictionalLabel: {
    render: (rootProps) => <FictionalLabel {...rootProps} label="Fictional" />,
  },
  InterestIcon: {
    render: (rootProps) => <InterestIcon {...rootProps} name="wine" />,
  },
  LikeModal: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <LikeModal
        {...rootProps}
        isOpen={isShown}
        onOpenChange={noop}
        person={{ name: 'Anna', age: 34, photo, href: '/anna' }}
        title="Anna likes you"
        actionLabel="See"
        laterLabel="Later"
      />
    ),
  },
  LockedPhoto: {
    render: (rootProps) => <LockedPhoto {...rootProps} photo={photo} alt="" description="Locked" />,
  },
  MatchReason: {
    render: (rootProps) => (
      <MatchReason
        {...rootProps}
        title="Why"
        reasons={[{ kind: 'distance', description: 'Near' }]}
      />
    ),
  },
  NewLikeOverlay: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <NewLikeOverlay
        {...rootProps}
        isOpen={isShown}
        onOpenChange={noop}
        photo={photo}
        title="Anna likes you"
      />
    ),
  },
  OwnPhotoGrid: {
    isLazy: true,
    render: (rootProps) => (
      <OwnPhotoGrid
        {...rootProps}
        label="Own photos"
        photos={[
          { id: 'a', photo, state: 'active' },
          { id: 'b', photo, state: 'pending' },
        ]}
        onOrderChange={noop}
        onMakeMain={noop}
        onRemove={noop}
      />
    ),
  },
  Photo: { render: (rootProps) => <Photo {...rootProps} photo={photo} alt="" sizes="50vw" /> },
  PhotoGrid: {
    render: (rootProps) => (
      <PhotoGrid {...rootProps} label="Photos" photos={[{ id: 'a', photo }]} onOpen={noop} />
    ),
  },
  PhotoViewer: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <PhotoViewer
        {...rootProps}
        isOpen={isShown}
        onOpenChange={noop}
        photos={[{ id: 'a', photo, alt: 'Anna' }]}
        title="Photos"
      />
    ),
  },
  ProfileCard: {
    render: (rootProps) => (
      <ProfileCard
        {...rootProps}
        name="Anna"
        age={34}
        photo={photo}
        href="/anna"
        onLike={noop}
        fictionalLabel="Fictional"
      />
    ),
  },
  ProfileFacts: {
    render: (rootProps) => (
      <ProfileFacts {...rootProps} facts={[{ id: 'a', label: 'Height', value: '1.72 m' }]} />
    ),
  },
  SearchFilters: {
    render: (rootProps) => (
      <SearchFilters
        {...rootProps}
        title="Filters"
        showLabel="Show"
        gender={{ label: 'Looking for', any: 'Everyone', options }}
        region={{
          label: 'Region',
          any: 'Whole country',
          options,
        }}
        further={[{ id: 'hair', label: 'Hair', any: 'Any', options }]}
      />
    ),
  },
  SignupModal: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <SignupModal {...rootProps} isOpen={isShown} onOpenChange={noop} title="Sign up">
        Form
      </SignupModal>
    ),
  },
  SwipeDeck: {
    render: (rootProps) => (
      <SwipeDeck
        {...rootProps}
        content={{ kind: 'people', people: [{ id: 'a', name: 'Anna', age: 34, photo: null }] }}
        label="People"
        onDecide={noop}
      />
    ),
  },
  AvatarGroup: {
    render: (rootProps) => (
      <AvatarGroup {...rootProps} people={[{ id: 'a', name: 'Anna', photo }]} total={3} />
    ),
  },
  CompletenessMeter: {
    render: (rootProps) => (
      <CompletenessMeter
        {...rootProps}
        title="My profile"
        parts={[
          { id: 'a', label: 'Photo', isDone: true, href: '/a' },
          { id: 'b', label: 'Facts', isDone: false, href: '/b' },
        ]}
        onDismiss={noop}
      />
    ),
  },
  MatchModal: {
    isOverlay: true,
    render: (rootProps, isShown) => (
      <MatchModal
        {...rootProps}
        isOpen={isShown}
        onOpenChange={noop}
        title="You and Anna like each other."
        own={{ name: 'Joris' }}
        other={{ name: 'Anna', photo }}
        action={{ label: 'Say hello', href: '/a' }}
      />
    ),
  },
  VerificationBadge: {
    render: (rootProps) => <VerificationBadge {...rootProps} kind="photos" />,
  },
}
