-- What an installation lists before it knows of proofs stays listed: its operator switches the setting on.
UPDATE operator_setting SET verified_only = NOT EXISTS (
  SELECT FROM media_project WHERE status = 'listed' AND verification = 'unverified');
