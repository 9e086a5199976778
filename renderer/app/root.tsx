import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { bridge } from '#renderer/bridge/index.ts';
import { useScrollPositions } from '#renderer/lib/hooks/use-scroll-positions.ts';
import { ConnectionBar } from './layout/connection-bar.tsx';
import { Toasts } from './toasts.tsx';

/** Around every page: a bar while the connection is lost, toasts, scroll positions, and pages that a desktop notice asks for. */
export function Root() {
  const navigate = useNavigate();
  useScrollPositions();
  useEffect(() => bridge.onNavigate((path) => void navigate(path)), [navigate]);
  return (
    <>
      <ConnectionBar />
      <Toasts />
      <Outlet />
    </>
  );
}
