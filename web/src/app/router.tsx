import { matchPath, Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { HomeScreen } from './home/home-screen.tsx';
import { BareLayout, Layout } from './layout.tsx';
import { CurrentScreen } from './screen/current-screen.tsx';
import { lazyScreen } from './screen/lazy-screen.ts';
import { screensWithOwnBar } from './screen-table.ts';
import { screens } from './screens.tsx';

const lazyScreens = screens.map(([path, load]) => ({ path, Screen: lazyScreen(load) }));

/** Loads the code of this path's screen. For home, which is part of the app, and for unknown paths, does nothing. */
export async function preloadScreen(pathname: string): Promise<void> {
  const { path, Screen } = lazyScreens.find((one) => matchPath(one.path, pathname)) ?? {};
  if (path) await Screen?.preload(matchPath(path, pathname)?.params);
}

function routesOf(hasOwnBar: boolean) {
  return lazyScreens
    .filter(({ path }) => screensWithOwnBar.includes(path) === hasOwnBar)
    .map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />);
}

/** The screen of each route. An empty or unknown path redirects to home. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route element={<CurrentScreen />}>
          <Route path={paths.home} element={<HomeScreen />} />
          {routesOf(false)}
        </Route>
        {/* Outside CurrentScreen, because passing through a redirect must not move the focus. */}
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
      <Route element={<BareLayout />}>
        <Route element={<CurrentScreen hasMain />}>{routesOf(true)}</Route>
      </Route>
    </Routes>
  );
}
