import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useNavigate } from 'react-router-dom';
import { platform } from '#renderer/platform/index.ts';

/** Around every page: scroll positions, and pages that a desktop notice asks for. */
export function Root() {
  const navigate = useNavigate();
  useEffect(() => platform.onNavigate((path) => void navigate(path)), [navigate]);
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
