/** Generated from the OpenAPI document by openapi-typescript: `npm run openapi` writes it anew. */
export interface paths {
    "/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the dashboard of the organisation
         * @description Admin cards.
         *
         *     Needs the permission `dashboard-read`.
         */
        get: operations["dashboardsAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard/chart-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two months of the organisation
         * @description Chart data.
         *
         *     Needs the permission `dashboard-read`.
         */
        get: operations["dashboardDetailsAdminChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List machine tokens
         * @description Tokens for machines: all that were made, the latest first.
         *
         *     Needs the permission `api-token-read`.
         */
        get: operations["apiTokensList"];
        put?: never;
        /**
         * Create a machine token
         * @description Make a token for a machine; its text is in this answer and nowhere else.
         *
         *     Needs the permission `api-token-write`.
         */
        post: operations["apiTokensCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-tokens/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a machine token
         * @description End a token at once; again answered alike.
         *
         *     Needs the permission `api-token-write`.
         */
        post: operations["apiTokensRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes of a record
         * @description Who changed a record, when, before and after; newest first.
         *
         *     Needs the permission `audit-read`.
         */
        get: operations["auditList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes of all records
         * @description Who changed which record, when, before and after; newest first.
         *
         *     Needs the permission `audit-read`.
         */
        get: operations["auditAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people who made changes
         * @description People of whom the audit has changes, by name, at most 20.
         *
         *     Needs the permission `audit-read`.
         */
        get: operations["auditPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Change own password.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["authChangePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update your profile
         * @description Change own profile (multipart).
         *
         *     Any person who is signed in may make it.
         */
        post: operations["authChangeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the verification email
         * @description Resend the verification mail.
         *
         *     Needs no session.
         */
        post: operations["authResendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/verify/{id}/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify an email address
         * @description Link of the verification mail, answers with a redirect to the client.
         *
         *     Needs no session.
         */
        get: operations["authVerifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset
         * @description Send the reset mail.
         *
         *     Needs no session.
         */
        post: operations["authForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Sign in.
         *
         *     Needs no session.
         */
        post: operations["authLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by passkey
         * @description Log in by a passkey alone, which has to ask for a fingerprint, face or PIN.
         *
         *     Needs no session.
         */
        post: operations["passkeyLoginsFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/passkey/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a login by passkey
         * @description The options of a login by passkey alone, which names nobody.
         *
         *     Needs no session.
         */
        post: operations["passkeyLoginsStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a code
         * @description The second step of a login: a code of the app, or a recovery code; the ticket is in the refusal of POST auth/login (error second_factor, data {step:code|set-up, ticket:string, ways:[app|passkey]}) and works for 10 minutes.
         *
         *     Needs no session.
         */
        post: operations["loginStepsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/second-factor/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by passkey after the password
         * @description The second step of a login: a passkey of the account.
         *
         *     Needs no session.
         */
        post: operations["passkeyLoginsFinishStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/second-factor/passkey/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the second step of a login by passkey
         * @description The options of the second step of a login; the ticket is in the refusal of POST auth/login.
         *
         *     Needs no session.
         */
        post: operations["passkeyLoginsStartStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/set-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a new second factor
         * @description Confirm the key and log in.
         *
         *     Needs no session.
         */
        post: operations["loginStepsSetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/set-up/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in with a new passkey
         * @description Add the passkey that the role requires, and log in.
         *
         *     Needs no session.
         */
        post: operations["passkeyLoginsSetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/set-up/passkey/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to add a passkey at the login
         * @description The options of a new passkey for somebody whose role requires a second factor and who has none.
         *
         *     Needs no session.
         */
        post: operations["passkeyLoginsStartSetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/set-up/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to set up a second factor at the login
         * @description A new key for somebody whose role requires a second factor and who has none.
         *
         *     Needs no session.
         */
        post: operations["loginStepsStartSetUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Revoke the current token.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["authLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own passkeys
         * @description The caller's own passkeys.
         *
         *     Any person who is signed in may make it.
         */
        get: operations["passkeysList"];
        put?: never;
        /**
         * Add a passkey
         * @description Add a passkey that the browser made for the options; its owner gets a mail; recovery codes are in this answer and nowhere else, none where there was a second factor before.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["passkeysAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to add a passkey
         * @description The options of a new passkey, as JSON of WebAuthn; their challenge works once, for 5 minutes.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["passkeysStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a passkey
         * @description Rename a passkey.
         *
         *     Any person who is signed in may make it.
         */
        put: operations["passkeysRename"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description Remove a passkey, the last factor with its recovery codes; its owner gets a mail.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["passkeysRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your profile
         * @description Own profile.
         *
         *     Any person who is signed in may make it.
         */
        get: operations["authProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a support worker
         * @description Worker sign-up (step one and following, one call at the end).
         *
         *     Needs no session.
         */
        post: operations["authRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password
         * @description Set a new password with a token.
         *
         *     Needs no session.
         */
        post: operations["authResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the own second factor
         * @description The caller's own second factor.
         *
         *     Any person who is signed in may make it.
         */
        get: operations["secondFactorGet"];
        put?: never;
        /**
         * Confirm the own second factor
         * @description Confirm the key with a code of the app; ten recovery codes are in this answer and nowhere else.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["secondFactorConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the own recovery codes
         * @description Replace all recovery codes.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["secondFactorRenewCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the own second factor
         * @description Remove the own authenticator app; the recovery codes stay as long as there are passkeys.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["secondFactorRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/second-factor/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to set up the own second factor
         * @description A new key for an authenticator app (TOTP, RFC 6238); nothing is stored until a code confirms it.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["secondFactorStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own sessions
         * @description The own sessions that have not expired: the one that asks first, then by last use.
         *
         *     Any person who is signed in may make it.
         */
        get: operations["sessionsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all other own sessions
         * @description End all own sessions but the one that asks.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["sessionsEndOthers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one of the own sessions
         * @description End one of the own sessions at once.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["sessionsEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/board/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the board that a link shows
         * @description What a link shows: the present week of its house, names and faces alone; 60 a minute.
         *
         *     Needs no session.
         */
        get: operations["boardsShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/broadcasting/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorise a realtime channel
         * @description Channel authorisation; without a channel the socket is signed in as the caller's.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["broadcastingAuth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the own calendar feeds
         * @description The own links for calendar programs: those that work, then those that ended, 20 at most.
         *
         *     Needs the permission `shift-submit`.
         */
        get: operations["calendarFeedsList"];
        put?: never;
        /**
         * Create a calendar feed
         * @description Make a link under which a calendar program reads the own shifts; its address is in this answer and nowhere else.
         *
         *     Needs the permission `shift-submit`.
         */
        post: operations["calendarFeedsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar-feeds/{n}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a calendar feed
         * @description End a link at once; again answered alike.
         *
         *     Needs the permission `shift-submit`.
         */
        post: operations["calendarFeedsRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the contact form
         * @description Contact form.
         *
         *     Needs no session.
         */
        post: operations["contactSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/csp-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a violation of the Content-Security-Policy
         * @description What the Content-Security-Policy refused, sent by the browser itself (report-uri); 60 a minute.
         *
         *     Needs no session.
         */
        post: operations["deliveryReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/nights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the nights of tonight
         * @description Sleep overs and active nights of tonight (scoped by role).
         *
         *     Needs one of the permissions `dashboard-read`, `team-leader-dashboard`.
         */
        get: operations["tasksNights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for you
         * @description What waits for an act of the user, by kind (scoped by role).
         *
         *     Needs one of the permissions `dashboard-read`, `team-leader-dashboard`.
         */
        get: operations["tasksList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get releases and their health
         * @description What is served, and how it did in the tabs of the last hours.
         *
         *     Needs the permission `delivery-read`.
         */
        get: operations["deliveryWatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery/local-builds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allow local builds in this browser
         * @description This browser may take remotes from these origins of its own machine, for eight hours or until the session ends; only those that CARELOOM_LOCAL_BUILDS names.
         *
         *     Needs the permission `delivery-develop`.
         */
        post: operations["deliveryTakeBuilds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List expenses
         * @description List expenses (scoped by role).
         *
         *     Needs the permission `expense-read`.
         */
        get: operations["expensesList"];
        put?: never;
        /**
         * Create an expense
         * @description Add; notifies expense_generated.
         *
         *     Needs the permission `expense-create`.
         */
        post: operations["expensesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an expense
         * @description Approve; notifies expense_approve.
         *
         *     Needs the permission `expense-approve`.
         */
        post: operations["expensesApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense/approve-many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve several expenses
         * @description Approve several, each by itself; one that can not be approved is left with its reason, and so is one above $100.00 whose receipt was not seen.
         *
         *     Needs the permission `expense-approve`.
         */
        post: operations["expensesApproveMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a changed expense
         * @description The worker of a pending expense agrees to what somebody else changed.
         *
         *     Needs the permission `expense-create`.
         */
        post: operations["expensesConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an expense
         * @description Reject; notifies expense_reject.
         *
         *     Needs the permission `expense-approve`.
         */
        post: operations["expensesReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expense/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an expense
         * @description Expense detail.
         *
         *     Needs the permission `expense-read`.
         */
        get: operations["expensesGet"];
        /**
         * Update an expense
         * @description Edit while pending (adder or admin side).
         *
         *     Needs the permission `expense-create`.
         */
        put: operations["expensesUpdate"];
        post?: never;
        /**
         * Delete an expense
         * @description Delete while pending.
         *
         *     Needs the permission `expense-create`.
         */
        delete: operations["expensesRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fair-shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how shared work is shared by the workers
         * @description Weekend, holiday, sleep-over and active-night work of each worker against an even share by weekly hours, in whole weeks up to the last Sunday (scoped by role: a team leader the work of the houses led, a worker the own row); weekends and holidays in minutes, the others counted.
         *
         *     Needs the permission `fair-share-read`.
         */
        get: operations["fairSharesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fair-shares/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what you ask for of shared work
         * @description What a worker asks for of shared work.
         *
         *     Needs the permission `fair-share-ask`.
         */
        get: operations["fairSharesWishes"];
        /**
         * Ask for more or fewer of shared work
         * @description Ask for more or fewer of shared work than an even share.
         *
         *     Needs the permission `fair-share-ask`.
         */
        put: operations["fairSharesAsk"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a conversation
         * @description Conversation with user {id}; marks it read.
         *
         *     Any person who is signed in may make it.
         */
        get: operations["chatMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-new-participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people to write to
         * @description People without a conversation yet.
         *
         *     Any person who is signed in may make it.
         */
        get: operations["chatNewParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List conversations
         * @description People with whom a conversation exists.
         *
         *     Any person who is signed in may make it.
         */
        get: operations["chatParticipants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-recipient-detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the recipient of a conversation
         * @description Head of the conversation.
         *
         *     Any person who is signed in may make it.
         */
        get: operations["chatRecipient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holiday": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List public holidays
         * @description Public holidays, by day.
         *
         *     Needs the permission `pay-level-read`.
         */
        get: operations["holidaysList"];
        put?: never;
        /**
         * Create a public holiday
         * @description Add one; shifts of the day that nobody approved are priced anew.
         *
         *     Needs the permission `pay-level-write`.
         */
        post: operations["holidaysCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holiday/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a new or changed public holiday
         * @description What adding or changing one would change of the shifts of its days that nobody approved; writes nothing.
         *
         *     Needs the permission `pay-level-write`.
         */
        post: operations["holidaysPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holiday/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a public holiday
         * @description Change one; shifts of its day, before and after, that nobody approved are priced anew.
         *
         *     Needs the permission `pay-level-write`.
         */
        put: operations["holidaysUpdate"];
        post?: never;
        /**
         * Delete a public holiday
         * @description Delete one; shifts of the day that nobody approved are priced anew.
         *
         *     Needs the permission `pay-level-write`.
         */
        delete: operations["holidaysRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holiday/{id}/preview-delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the deletion of a public holiday
         * @description What deleting one would change of the shifts of the day that nobody approved; writes nothing.
         *
         *     Needs the permission `pay-level-write`.
         */
        post: operations["holidaysPreviewRemoval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List houses
         * @description List houses.
         *
         *     Needs the permission `house-read`.
         */
        get: operations["housesList"];
        put?: never;
        /**
         * Create a house
         * @description Add a house; assigning a team leader notifies assign_house.
         *
         *     Needs the permission `house-create`.
         */
        post: operations["housesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/house/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import houses
         * @description CSV import of houses, all rows or none (multipart); dry_run checks only; assigning a team leader notifies assign_house.
         *
         *     Needs the permission `house-create`.
         */
        post: operations["importsHouses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/house/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a house
         * @description House detail.
         *
         *     Needs the permission `house-read`.
         */
        get: operations["housesGet"];
        /**
         * Update a house
         * @description Edit a house.
         *
         *     Needs the permission `house-update`.
         */
        put: operations["housesUpdate"];
        post?: never;
        /**
         * Delete a house
         * @description Delete a house.
         *
         *     Needs the permission `house-delete`.
         */
        delete: operations["housesRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/house/{id}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the board of a house
         * @description Who comes to a house in a week, for the people who live there; a team leader the own houses.
         *
         *     Needs the permission `whos-coming-read`.
         */
        get: operations["boardsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/house/{id}/board-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List links to the board of a house
         * @description The latest 20 links to the board of a house, newest first.
         *
         *     Needs the permission `whos-coming-write`.
         */
        get: operations["boardsLinks"];
        put?: never;
        /**
         * Create a link to the board of a house
         * @description Make a link that shows the board without a login for 7 days; its address is in this answer and nowhere else.
         *
         *     Needs the permission `whos-coming-write`.
         */
        post: operations["boardsCreateLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/house/{id}/board-links/{n}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a link to the board of a house
         * @description End a link at once; again answered alike.
         *
         *     Needs the permission `whos-coming-write`.
         */
        post: operations["boardsRevokeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/house/{id}/house-participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List participants of a house
         * @description List participants of a house.
         *
         *     Needs the permission `house-read`.
         */
        get: operations["houseParticipantsList"];
        put?: never;
        /**
         * Create a participant
         * @description Add a participant; with id in the body it updates that participant.
         *
         *     Needs the permission `house-update`.
         */
        post: operations["houseParticipantsSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/house/{id}/house-participants/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import participants of a house
         * @description CSV import of the participants of a house, all rows or none (multipart); dry_run checks only.
         *
         *     Needs the permission `house-update`.
         */
        post: operations["importsParticipants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/house/{id}/house-participants/{pid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a participant
         * @description Participant detail.
         *
         *     Needs the permission `house-read`.
         */
        get: operations["houseParticipantsGet"];
        /**
         * Update a participant
         * @description Edit a participant.
         *
         *     Needs the permission `house-update`.
         */
        put: operations["houseParticipantsUpdate"];
        post?: never;
        /**
         * Delete a participant
         * @description Delete a participant.
         *
         *     Needs the permission `house-update`.
         */
        delete: operations["houseParticipantsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/house/{id}/outings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an outing
         * @description Add an outing of a house, at most one in each part of a day.
         *
         *     Needs the permission `whos-coming-write`.
         */
        post: operations["boardsCreateOuting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/house/{id}/outings/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an outing
         * @description Change an outing.
         *
         *     Needs the permission `whos-coming-write`.
         */
        put: operations["boardsUpdateOuting"];
        post?: never;
        /**
         * Delete an outing
         * @description Delete an outing.
         *
         *     Needs the permission `whos-coming-write`.
         */
        delete: operations["boardsRemoveOuting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices
         * @description List (scoped by role).
         *
         *     Needs the permission `invoice-read`.
         */
        get: operations["invoicesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the payment of invoices
         * @description Pay invoices.
         *
         *     Needs the permission `invoice-pay`.
         */
        post: operations["invoicesPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/lanes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count and sum invoices by state
         * @description Counts and sums of invoices by state, and of those overdue (scoped by role).
         *
         *     Needs the permission `invoice-read`.
         */
        get: operations["invoiceLanesLanes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/pay-runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your payment runs
         * @description Own payment runs that are running or not put away.
         *
         *     Needs the permission `invoice-pay`.
         */
        get: operations["paymentRunsList"];
        put?: never;
        /**
         * Pay many invoices
         * @description Pay many invoices in full, one after the other; goes on without the page and after a restart.
         *
         *     Needs the permission `invoice-pay`.
         */
        post: operations["paymentRunsStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/pay-runs/{id}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a payment run away
         * @description Put the result of an own payment run away.
         *
         *     Needs the permission `invoice-pay`.
         */
        post: operations["paymentRunsDismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/payable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what can be paid
         * @description What can be paid of a list, the oldest 500 at most.
         *
         *     Needs the permission `invoice-pay`.
         */
        get: operations["invoiceLanesPayable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview invoices
         * @description The invoices that would be generated, and what would be left out and why; writes nothing.
         *
         *     Needs the permission `invoice-generate`.
         */
        post: operations["invoiceDraftsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/unbilled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List work without an invoice
         * @description Approved shifts and expenses without an invoice, the oldest 500 of each.
         *
         *     Needs the permission `invoice-generate`.
         */
        get: operations["invoiceDraftsUnbilled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice
         * @description Invoice detail.
         *
         *     Needs the permission `invoice-read`.
         */
        get: operations["invoicesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invoice/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void an invoice
         * @description Void an invoice without payments, in Xero as well if it is there; its shifts and expenses can be invoiced again.
         *
         *     Needs the permission `invoice-generate`.
         */
        post: operations["invoiceVoidVoid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description List jobs.
         *
         *     Needs one of the permissions `job-read`, `archived-job-read`.
         */
        get: operations["jobsList"];
        put?: never;
        /**
         * Create a job
         * @description Post a job.
         *
         *     Needs the permission `job-create`.
         */
        post: operations["jobsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a job
         * @description Archive an open or closed job.
         *
         *     Needs the permission `job-archive`.
         */
        post: operations["jobsArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a job
         * @description Close an assigned job; notifies close_job; worker becomes available.
         *
         *     Needs the permission `job-close`.
         */
        post: operations["jobsClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a job
         * @description Restore an archived job.
         *
         *     Needs the permission `job-archive`.
         */
        post: operations["jobsRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job
         * @description Job detail.
         *
         *     Needs the permission `job-read`.
         */
        get: operations["jobsGet"];
        /**
         * Update a job
         * @description Edit a job.
         *
         *     Needs the permission `job-update`.
         */
        put: operations["jobsUpdate"];
        post?: never;
        /**
         * Delete a job
         * @description Delete an open job without applicants.
         *
         *     Needs the permission `job-delete`.
         */
        delete: operations["jobsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/job-applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applicants of a job
         * @description List applicants.
         *
         *     Needs one of the permissions `job-read`, `team-leader-job-read`.
         */
        get: operations["applicantsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/job-applicants/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an applicant of a job
         * @description Applicant; {n}=applicant id.
         *
         *     Needs one of the permissions `job-read`, `team-leader-job-read`.
         */
        get: operations["applicantsGet"];
        put?: never;
        /**
         * Assign a job to an applicant
         * @description Assign applicant {n}; notifies assign_job; worker becomes occupied.
         *
         *     Needs the permission `job-assign`.
         */
        post: operations["applicantsAssign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/job-applicants/{n}/shortlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shortlist an applicant
         * @description Shortlist an applicant of an open job, or take that back.
         *
         *     Needs the permission `job-assign`.
         */
        post: operations["applicantsShortlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/job-expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List expenses of a job
         * @description List expenses of a job.
         *
         *     Needs one of the permissions `job-read`, `team-leader-job-read`.
         */
        get: operations["expensesOfJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/job-expenses/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an expense of a job
         * @description Expense of a job; {n}=expense id.
         *
         *     Needs one of the permissions `job-read`, `team-leader-job-read`.
         */
        get: operations["expensesOneOfJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/job-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices of a job
         * @description List invoices of a job.
         *
         *     Needs one of the permissions `job-read`, `team-leader-job-read`.
         */
        get: operations["invoicesOfJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/job-invoices/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice of a job
         * @description Invoice of a job; {n}=invoice id.
         *
         *     Needs one of the permissions `job-read`, `team-leader-job-read`.
         */
        get: operations["invoicesOneOfJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/money-trail/expense/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what became of the amount of an expense
         * @description What became of the amount of an expense (scoped by role).
         *
         *     Needs the permission `invoice-read`.
         */
        get: operations["moneyTrailsOfExpense"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/money-trail/shift/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what became of the amount of a shift
         * @description What became of the amount of a shift: its invoice, Xero, payments (scoped by role).
         *
         *     Needs the permission `invoice-read`.
         */
        get: operations["moneyTrailsOfShift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/money-trail/stuck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List work and invoices whose money waits for somebody
         * @description Shifts, expenses and invoices whose money waits for somebody, what waits longest first (scoped by role).
         *
         *     Needs the permission `reports-read`.
         */
        get: operations["moneyTrailsStuck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/money-trail/stuck-lanes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum what waits for somebody by stage
         * @description Counts and sums of what waits for somebody by stage (scoped by role).
         *
         *     Needs the permission `reports-read`.
         */
        get: operations["moneyTrailsLanes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team members
         * @description List team members.
         *
         *     Needs the permission `my-team-read`.
         */
        get: operations["myTeamList"];
        put?: never;
        /**
         * Create a team member
         * @description Add a team member (multipart); mails a set-password link.
         *
         *     Needs the permission `my-team-create`.
         */
        post: operations["myTeamCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-team/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a team member
         * @description Team member detail.
         *
         *     Needs the permission `my-team-read`.
         */
        get: operations["myTeamGet"];
        /**
         * Update a team member
         * @description Edit a team member (multipart as POST with _method=PUT also accepted).
         *
         *     Needs the permission `my-team-update`.
         */
        put: operations["myTeamUpdate"];
        post?: never;
        /**
         * Delete a team member
         * @description Delete a team member.
         *
         *     Needs the permission `my-team-delete`.
         */
        delete: operations["myTeamRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my-team/{id}/work-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the houses that a team leader has led
         * @description Houses led over time.
         *
         *     Needs the permission `my-team-read`.
         */
        get: operations["myTeamWorkHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/next-shift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the own next shift
         * @description The present or next own shift, with address and residents of the house.
         *
         *     Needs the permission `shift-submit`.
         */
        get: operations["workedShiftsNext"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description List, newest first by page.
         *
         *     Needs the permission `notification-read`.
         */
        get: operations["notificationsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how you are notified
         * @description How the caller is notified, of each type that the role gets.
         *
         *     Needs the permission `notification-read`.
         */
        get: operations["notificationPreferencesList"];
        /**
         * Choose how you are notified of something
         * @description Choose the channels of one type of notification.
         *
         *     Needs the permission `notification-read`.
         */
        put: operations["notificationPreferencesSave"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/mark-all-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all notifications as read
         * @description Mark all read up to the newest one that was seen.
         *
         *     Needs the permission `notification-read`.
         */
        post: operations["notificationsMarkAllRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/mark-read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notification as read
         * @description Mark one read.
         *
         *     Needs the permission `notification-read`.
         */
        post: operations["notificationsMarkRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notification/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a notification
         * @description Generic read.
         *
         *     Needs the permission `notification-read`.
         */
        get: operations["notificationsGet"];
        put?: never;
        post?: never;
        /**
         * Delete a notification
         * @description Generic delete.
         *
         *     Needs the permission `notification-read`.
         */
        delete: operations["notificationsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/observations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report telemetry of a page
         * @description What a tab saw of shell and remotes since it last sent something; 64,000 bytes at most, 60 a minute.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["deliveryObserve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/houses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List house options
         * @description Select options (no screen access implied).
         *
         *     Needs one of the permissions `job-create`, `job-update`, `job-read`, `team-leader-job-read`, `shift-create`.
         */
        get: operations["optionsHouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List job options
         * @description Select options (no screen access implied).
         *
         *     Needs one of the permissions `job-read`, `team-leader-job-read`, `shift-create`.
         */
        get: operations["optionsJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/pay-levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pay level options
         * @description Select options (no screen access implied).
         *
         *     Needs one of the permissions `service-agreement-create`, `pay-level-read`.
         */
        get: operations["optionsPayLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List provider options
         * @description Select options (no screen access implied).
         *
         *     Needs one of the permissions `service-agreement-create`, `provider-read`.
         */
        get: operations["optionsProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/roles-with": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles with a permission
         * @description Roles that hold a permission at present.
         *
         *     Any person who is signed in may make it.
         */
        get: operations["optionsRolesWith"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/senior-managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List senior manager options
         * @description Select options (no screen access implied).
         *
         *     Needs one of the permissions `my-team-create`, `my-team-read`.
         */
        get: operations["optionsSeniorManagers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/sheet-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the jobs that a timesheet may name
         * @description The jobs in scope that a cell of a timesheet may name, by name; at most 5000.
         *
         *     Needs the permission `shift-create`.
         */
        get: operations["optionsSheetJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/sheet-workers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the workers that a timesheet may name
         * @description The workers in scope that a cell of a timesheet may name, by name; at most 5000.
         *
         *     Needs the permission `shift-create`.
         */
        get: operations["optionsSheetWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List states
         * @description Select options (no screen access implied).
         *
         *     Needs no session.
         */
        get: operations["optionsStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/team-leaders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List team leader options
         * @description Select options (no screen access implied).
         *
         *     Needs one of the permissions `house-create`, `house-read`.
         */
        get: operations["optionsTeamLeaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/workers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List worker options
         * @description Select options (no screen access implied).
         *
         *     Needs one of the permissions `job-create`, `support-worker-read`, `team-leader-support-worker-read`, `shift-create`.
         */
        get: operations["optionsWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pay levels
         * @description List.
         *
         *     Needs the permission `pay-level-read`.
         */
        get: operations["payLevelsList"];
        put?: never;
        /**
         * Create a pay level
         * @description Add.
         *
         *     Needs the permission `pay-level-write`.
         */
        post: operations["payLevelsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-level/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a pay level
         * @description Detail.
         *
         *     Needs the permission `pay-level-read`.
         */
        get: operations["payLevelsGet"];
        /**
         * Update a pay level
         * @description Edit.
         *
         *     Needs the permission `pay-level-write`.
         */
        put: operations["payLevelsUpdate"];
        post?: never;
        /**
         * Delete a pay level
         * @description Delete.
         *
         *     Needs the permission `pay-level-write`.
         */
        delete: operations["payLevelsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay-level/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a change of a pay level
         * @description What an edit would change of the shifts that are not worked yet; writes nothing.
         *
         *     Needs the permission `pay-level-write`.
         */
        post: operations["payLevelsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List providers
         * @description List.
         *
         *     Needs the permission `provider-read`.
         */
        get: operations["providersList"];
        put?: never;
        /**
         * Create a provider
         * @description Add.
         *
         *     Needs the permission `provider-write`.
         */
        post: operations["providersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a provider
         * @description Detail.
         *
         *     Needs the permission `provider-read`.
         */
        get: operations["providersGet"];
        /**
         * Update a provider
         * @description Edit.
         *
         *     Needs the permission `provider-write`.
         */
        put: operations["providersUpdate"];
        post?: never;
        /**
         * Delete a provider
         * @description Delete.
         *
         *     Needs the permission `provider-write`.
         */
        delete: operations["providersRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether this device gets pushes
         * @description Whether the device of this session gets pushes, and the key to subscribe with (VAPID).
         *
         *     Needs the permission `notification-read`.
         */
        get: operations["pushSubscriptionsGet"];
        /**
         * Push notifications to this device
         * @description Push notifications to the device of this session, until it ends or the push service says that the subscription ended.
         *
         *     Needs the permission `notification-read`.
         */
        put: operations["pushSubscriptionsSave"];
        post?: never;
        /**
         * Stop pushes to this device
         * @description Stop pushes to the device of this session.
         *
         *     Needs the permission `notification-read`.
         */
        delete: operations["pushSubscriptionsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realtime-config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the realtime configuration
         * @description Where the browser connects for realtime.
         *
         *     Any person who is signed in may make it.
         */
        get: operations["broadcastingConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find records by their name
         * @description Records within reach found by their name, at most five of a kind (scoped by role).
         *
         *     Any person who is signed in may make it.
         */
        get: operations["recordsFind"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/expense-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the expense report
         * @description Expense report.
         *
         *     Needs the permission `reports-read`.
         */
        get: operations["reportsExpenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/expense-report/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sums of the expense report
         * @description The sums of the expense report by house, worker, month or expense (scoped by role).
         *
         *     Needs the permission `reports-read`.
         */
        get: operations["reportGroupsExpenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/export-expense": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the expense report
         * @description Download (bearer, or signed query for the public route).
         *
         *     Needs no session.
         */
        get: operations["reportsExportExpenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/export-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the invoice report
         * @description Download (bearer, or signed query).
         *
         *     Needs no session.
         */
        get: operations["reportsExportInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/export-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Create a signed link to an export
         * @description Signed URL for a public export route.
         *
         *     Needs the permission `reports-read`.
         */
        get: operations["reportsExportLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your files of reports
         * @description The caller's files of reports that are made or ready, kept for a day; the latest first.
         *
         *     Needs the permission `reports-read`.
         */
        get: operations["reportFilesList"];
        put?: never;
        /**
         * Make a report as a file
         * @description Make a report as a file, which goes on without the page that asked for it; notifies invoice_report_ready or expense_report_ready.
         *
         *     Needs the permission `reports-read`.
         */
        post: operations["reportFilesMake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop or remove a file of a report
         * @description Stop a file that is being made, or remove one that is ready.
         *
         *     Needs the permission `reports-read`.
         */
        delete: operations["reportFilesRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/invoice-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the invoice report
         * @description Invoice report.
         *
         *     Needs the permission `reports-read`.
         */
        get: operations["reportsInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/report/invoice-report/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the sums of the invoice report
         * @description The sums of the invoice report by house, worker, month or invoice, without void invoices (scoped by role).
         *
         *     Needs the permission `reports-read`.
         */
        get: operations["reportGroupsInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles and their permissions
         * @description What each role may do.
         *
         *     Needs the permission `role-read`.
         */
        get: operations["rolesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the permissions of a role
         * @description Replace the grants of a role; effective on the next request; base: as it was read.
         *
         *     Needs the permission `role-write`.
         */
        put: operations["rolesUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roster-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roster templates
         * @description The templates of the houses in scope, by house and name.
         *
         *     Needs the permission `shift-create`.
         */
        get: operations["rosterTemplatesList"];
        put?: never;
        /**
         * Create a roster template
         * @description Save the shifts of a house in seven days as a template.
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["rosterTemplatesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roster-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a roster template
         * @description Give a template another name.
         *
         *     Needs the permission `shift-create`.
         */
        put: operations["rosterTemplatesRename"];
        post?: never;
        /**
         * Delete a roster template
         * @description Delete a template; the shifts that were planned with it stay.
         *
         *     Needs the permission `shift-create`.
         */
        delete: operations["rosterTemplatesRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your saved views
         * @description The caller's saved views of all lists, the pinned ones first.
         *
         *     Any person who is signed in may make it.
         */
        get: operations["savedViewsList"];
        put?: never;
        /**
         * Save the filters of a list as a view
         * @description Save the filters of a list under a name.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["savedViewsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a saved view and choose its mail
         * @description Rename a saved view and choose how it is mailed.
         *
         *     Any person who is signed in may make it.
         */
        put: operations["savedViewsEdit"];
        post?: never;
        /**
         * Delete a saved view
         * @description Delete a saved view.
         *
         *     Any person who is signed in may make it.
         */
        delete: operations["savedViewsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pin a saved view in the menu
         * @description Pin a saved view in the menu at a place among those of its list, or unpin it.
         *
         *     Any person who is signed in may make it.
         */
        put: operations["savedViewsPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search-new-participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search people to write to
         * @description Search people.
         *
         *     Any person who is signed in may make it.
         */
        get: operations["chatSearchNew"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Send; pushed on the private channel of the recipient.
         *
         *     Any person who is signed in may make it.
         */
        post: operations["chatSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-agreement/verify/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify a signed service agreement
         * @description Verify the signature of an agreement; /verify/agreement/{code} shows the same as a page.
         *
         *     Needs no session.
         */
        get: operations["agreementsVerify"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-agreements/{id}/remind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind a worker of a service agreement
         * @description Tell the worker again that an agreement awaits the signature.
         *
         *     Needs the permission `service-agreement-create`.
         */
        post: operations["agreementsRemind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/organisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settings of the organisation
         * @description What holds for the whole organisation.
         *
         *     Needs the permission `organisation-read`.
         */
        get: operations["organisationGet"];
        /**
         * Update the settings of the organisation
         * @description Change it; effective on the next request; invoices generated before keep their due date.
         *
         *     Needs the permission `organisation-write`.
         */
        put: operations["organisationUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/shift-percentage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the shift fee
         * @description Set the fee percentage.
         *
         *     Needs the permission `shift-percentage-update`.
         */
        post: operations["settingsSetPercentage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/show-percentage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the shift fee
         * @description Read it.
         *
         *     Needs the permission `shift-percentage-read`.
         */
        get: operations["settingsShowPercentage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shifts
         * @description List shifts.
         *
         *     Needs the permission `timesheet-read`.
         */
        get: operations["shiftsList"];
        put?: never;
        /**
         * Create a shift
         * @description Add a scheduled shift.
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["shiftsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the days of a calendar
         * @description The days of a calendar: counts, sums and the first shifts of each (scoped by role).
         *
         *     Needs the permission `timesheet-read`.
         */
        get: operations["shiftCalendarDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy shifts as drafts
         * @description Add chosen copies as drafts, all or none; nobody is told.
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["shiftWeeksCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-copies/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview copies of shifts
         * @description What copying the shifts of some days, or applying a template, would make of them; writes nothing (scoped by role).
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["shiftWeeksPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-drafts/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard drafts
         * @description Delete drafts, all or none: undoes a copy, or gives up a plan.
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["shiftDraftsDiscard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-drafts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the publication of drafts
         * @description What publishing drafts would mean: who is told of which shifts, and what they cost; writes nothing, and leaves out drafts that are gone (scoped by role).
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["shiftDraftsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-drafts/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish drafts
         * @description Publish drafts at the price of now, all or none; one without a worker is unfilled; notifies each worker once: shifts_published.
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["shiftDraftsPublish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your offers
         * @description The own offers: open ones, and those that ended in the last day without an answer.
         *
         *     Needs the permission `job-apply`.
         */
        get: operations["shiftOffersOwn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-offers/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer
         * @description A worker takes an offered shift; notifies shift_offer_accepted, and shift_taken_over where it had a worker.
         *
         *     Needs the permission `job-apply`.
         */
        post: operations["shiftOffersAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-offers/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an offer
         * @description A worker declines an offer; notifies shift_offer_declined.
         *
         *     Needs the permission `job-apply`.
         */
        post: operations["shiftOffersDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Propose workers for unfilled shifts
         * @description A worker for each shift to come without one, so that no two clash; by the same points; writes nothing.
         *
         *     Needs the permission `shift-create`.
         */
        get: operations["replacementsProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a roster
         * @description All that planning a week or a fortnight needs: workers with agreements, houses, jobs, shifts and busy times, with the day before and after it (scoped by role).
         *
         *     Needs the permission `shift-create`.
         */
        get: operations["shiftRosterRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift-roster/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Place a shift on a roster
         * @description Put a planned shift to another worker, day or time; all else stays. Without a worker it is a draft.
         *
         *     Needs the permission `shift-create`.
         */
        put: operations["shiftRosterPlace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve shifts
         * @description Approve submitted shifts, all or none; nobody their own.
         *
         *     Needs the permission `shift-approve`.
         */
        post: operations["timesheetsApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a shift
         * @description A worker will work the own published shift to come.
         *
         *     Needs the permission `shift-submit`.
         */
        post: operations["shiftsConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a shift
         * @description A worker gives the own shift to come back: a draft without a worker; notifies shift_declined.
         *
         *     Needs the permission `shift-submit`.
         */
        post: operations["shiftsDecline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete shifts
         * @description Delete shifts.
         *
         *     Needs the permission `shift-delete`.
         */
        delete: operations["shiftsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/fetch-calendar-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendar events
         * @description Calendar events.
         *
         *     Needs the permission `timesheet-read`.
         */
        get: operations["shiftCalendarEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a shift
         * @description A worker records the worked hours of the own shift, by which it is priced; done once for an Idempotency-Key.
         *
         *     Needs the permission `shift-submit`.
         */
        post: operations["workedShiftsFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/get-worker-shift-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shifts of a worker
         * @description Shifts of a worker.
         *
         *     Needs the permission `timesheet-read`.
         */
        get: operations["shiftsOfWorker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a shift or a series of shifts
         * @description What a shift, or each of a series, would cost, and what a planner should know of it; writes nothing.
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["shiftSeriesPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/reverse-timesheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a timesheet
         * @description Undo an upload of a timesheet, all of it; a team leader the own uploads.
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["timesheetsReverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a series of shifts
         * @description Add a shift on the first day and on each chosen week day until the last, all or none, 100 at most.
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["shiftSeriesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a shift
         * @description A worker starts the own shift, from 30 minutes before it begins until it is over; done once for an Idempotency-Key.
         *
         *     Needs the permission `shift-submit`.
         */
        post: operations["workedShiftsStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit shifts
         * @description Submit worked shifts as a timesheet, all or none.
         *
         *     Needs the permission `shift-submit`.
         */
        post: operations["timesheetsSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/upload-timesheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a timesheet
         * @description CSV upload, all rows or none (multipart).
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["timesheetsUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/wake-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a wake-up
         * @description A worker adds a wake-up to the own sleep over, which is priced with it; done once for an Idempotency-Key.
         *
         *     Needs the permission `shift-submit`.
         */
        post: operations["workedShiftsWakeUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a shift
         * @description Shift detail; also its lines with part, day_type, holiday and paid_minutes, wake_ups, what was rostered, who created, changed and approved it, and the changes of its cost.
         *
         *     Needs the permission `timesheet-read`.
         */
        get: operations["shiftsGet"];
        /**
         * Update a shift
         * @description Edit a shift.
         *
         *     Needs the permission `shift-create`.
         */
        put: operations["shiftsUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/{id}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who can take a shift
         * @description Who can take a shift, best first by points out of 100 with their parts and reasons, and who can not, with the reason.
         *
         *     Needs the permission `shift-create`.
         */
        get: operations["replacementsCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a shift to workers
         * @description Offer a shift to workers until a time: the first who accepts gets it; notifies shift_offered.
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["shiftOffersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shift/{id}/offers/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the offers of a shift
         * @description Take the open offers of a shift back.
         *
         *     Needs the permission `shift-create`.
         */
        post: operations["shiftOffersWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List support workers
         * @description List workers.
         *
         *     Needs the permission `support-worker-read`.
         */
        get: operations["supportWorkersList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive a support worker
         * @description Archive workers.
         *
         *     Needs the permission `support-worker-archive`.
         */
        post: operations["supportWorkersArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the dashboard of a worker
         * @description Worker dashboard.
         *
         *     Needs the permission `worker-dashboard`.
         */
        get: operations["dashboardsWorker"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import support workers
         * @description CSV import of support workers, all rows or none (multipart): accounts that are accepted, each mailed a link that sets its password; dry_run checks only.
         *
         *     Needs the permission `worker-verify`.
         */
        post: operations["importsWorkers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs as a worker
         * @description Worker job list: default = open, public or invited; status=assigned own current; archived=1 own closed/archived.
         *
         *     Needs one of the permissions `worker-find-job`, `worker-archived-job-read`.
         */
        get: operations["workerJobsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/jobs/apply-job": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a job
         * @description Apply; notifies apply_job.
         *
         *     Needs the permission `job-apply`.
         */
        post: operations["applicantsApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/jobs/current-job/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your current job
         * @description Own assigned job with its house.
         *
         *     Needs the permission `worker-find-job`.
         */
        get: operations["workerJobsCurrent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/jobs/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the job counts of a worker
         * @description Job counts and next shifts.
         *
         *     Needs the permission `worker-dashboard`.
         */
        get: operations["dashboardDetailsWorkerJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/jobs/withdraw-application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an application
         * @description Withdraw the own application while the job is open; who withdrew may apply again; again answered alike.
         *
         *     Needs the permission `job-apply`.
         */
        post: operations["applicantsWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job as a worker
         * @description Job detail for a worker.
         *
         *     Needs one of the permissions `worker-find-job`, `worker-archived-job-read`.
         */
        get: operations["workerJobsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/jobs/{id}/job-expenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your expenses of a job
         * @description Own expenses of a job.
         *
         *     Needs one of the permissions `worker-find-job`, `worker-archived-job-read`.
         */
        get: operations["expensesOfOwnJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/jobs/{id}/job-expenses/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your expense of a job
         * @description Own expense.
         *
         *     Needs one of the permissions `worker-find-job`, `worker-archived-job-read`.
         */
        get: operations["expensesOneOfOwnJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/jobs/{id}/job-invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your invoices of a job
         * @description Own invoices of a job.
         *
         *     Needs one of the permissions `worker-find-job`, `worker-archived-job-read`.
         */
        get: operations["invoicesOfOwnJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/jobs/{id}/job-invoices/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your invoice of a job
         * @description Own invoice.
         *
         *     Needs one of the permissions `worker-find-job`, `worker-archived-job-read`.
         */
        get: operations["invoicesOneOfOwnJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a support worker
         * @description Reject a pending worker.
         *
         *     Needs the permission `worker-verify`.
         */
        post: operations["supportWorkersReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/rejected-applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rejected applicants
         * @description List rejected.
         *
         *     Needs the permission `rejected-applicant-read`.
         */
        get: operations["supportWorkersRejected"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a support worker
         * @description Restore an archived worker.
         *
         *     Needs the permission `support-worker-archive`.
         */
        post: operations["supportWorkersRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/send-service-agreement-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and send a service agreement
         * @description Create and send an agreement; notifies created_service_agreement.
         *
         *     Needs the permission `service-agreement-create`.
         */
        post: operations["agreementsSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/service-agreement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a draft service agreement
         * @description Create a draft agreement.
         *
         *     Needs the permission `service-agreement-create`.
         */
        post: operations["agreementsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/service-agreement/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a service agreement
         * @description Read one.
         *
         *     Needs one of the permissions `support-worker-read`, `team-leader-support-worker-read`, `worker-service-agreement-read`.
         */
        get: operations["agreementsGet"];
        /**
         * Update or sign a service agreement
         * @description Admin: edit while unsigned; worker: sign own (signature).
         *
         *     Needs one of the permissions `service-agreement-create`, `service-agreement-sign`.
         */
        put: operations["agreementsUpdate"];
        post?: never;
        /**
         * Delete a draft service agreement
         * @description Delete an unsigned agreement.
         *
         *     Needs the permission `service-agreement-create`.
         */
        delete: operations["agreementsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/service-agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List service agreements
         * @description List agreements (own for worker, scoped for team leader).
         *
         *     Needs one of the permissions `support-worker-read`, `team-leader-support-worker-read`, `worker-service-agreement-read`.
         */
        get: operations["agreementsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/update-contract-ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up the Xero contacts of several workers
         * @description Same for many.
         *
         *     Needs the permission `contact-id-update`.
         */
        post: operations["xeroContactsUpdateMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a support worker
         * @description Approve a pending worker.
         *
         *     Needs the permission `worker-verify`.
         */
        post: operations["supportWorkersVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a support worker
         * @description Worker detail.
         *
         *     Needs the permission `support-worker-read`.
         */
        get: operations["supportWorkersGet"];
        /**
         * Update a support worker
         * @description Edit worker record (availability, active flag, other info).
         *
         *     Needs the permission `worker-verify`.
         */
        put: operations["supportWorkersUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/{id}/service-agreement-download/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a service agreement
         * @description PDF; {id}=worker id, {n}=agreement id; file under /storage/app/service-agreements/.
         *
         *     Needs the permission `service-agreement-download`.
         */
        get: operations["agreementsDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/{id}/service-agreement-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a service agreement
         * @description End an agreement normally; {id}=agreement id.
         *
         *     Needs the permission `service-agreement-terminate`.
         */
        post: operations["agreementsEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/{id}/service-agreement-terminate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Terminate a service agreement
         * @description Terminate; {id}=agreement id; notifies terminate_service_agreement.
         *
         *     Needs the permission `service-agreement-terminate`.
         */
        post: operations["agreementsTerminate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-worker/{user_id}/update-contract-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up the Xero contact of a worker
         * @description Look up/set the Xero contact id of one worker.
         *
         *     Needs the permission `contact-id-update`.
         */
        post: operations["xeroContactsUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-leader/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the dashboard of a team leader
         * @description Lists of the dashboard.
         *
         *     Needs the permission `team-leader-dashboard`.
         */
        get: operations["dashboardDetailsTeamLeader"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-leader/dashboard-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the counts of a team leader
         * @description Counts.
         *
         *     Needs the permission `team-leader-dashboard`.
         */
        get: operations["dashboardsTeamLeaderCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-leader/dashboard/chart-detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two months of a team leader
         * @description Two-month comparison.
         *
         *     Needs the permission `team-leader-dashboard`.
         */
        get: operations["dashboardDetailsTeamLeaderChart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-leader/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs of your houses
         * @description Jobs of own houses.
         *
         *     Needs one of the permissions `team-leader-job-read`, `team-leader-archived-job-read`.
         */
        get: operations["teamLeaderJobsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-leader/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a job of your houses
         * @description Job detail.
         *
         *     Needs the permission `team-leader-job-read`.
         */
        get: operations["teamLeaderJobsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-leader/jobs/{id}/job-applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applicants of a job of your houses
         * @description List applicants.
         *
         *     Needs the permission `team-leader-job-read`.
         */
        get: operations["teamLeaderApplicantsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-leader/jobs/{id}/job-applicants/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an applicant of a job of your houses
         * @description Applicant.
         *
         *     Needs the permission `team-leader-job-read`.
         */
        get: operations["teamLeaderApplicantsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-leader/support-worker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List support workers of your houses
         * @description Workers of own houses.
         *
         *     Needs the permission `team-leader-support-worker-read`.
         */
        get: operations["teamLeaderWorkersList"];
        put?: never;
        /**
         * Create a support worker (refused)
         * @description Generic create: not offered.
         *
         *     Needs the permission `team-leader-support-worker-read`.
         */
        post: operations["teamLeaderWorkersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team-leader/support-worker/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a support worker of your houses
         * @description Detail.
         *
         *     Needs the permission `team-leader-support-worker-read`.
         */
        get: operations["teamLeaderWorkersGet"];
        /**
         * Update a support worker of your houses
         * @description Archive flag and notes.
         *
         *     Needs the permission `team-leader-support-worker-read`.
         */
        put: operations["teamLeaderWorkersUpdate"];
        post?: never;
        /**
         * Archive a support worker of your houses
         * @description Archives the worker (never deletes).
         *
         *     Needs the permission `team-leader-support-worker-read`.
         */
        delete: operations["teamLeaderWorkersRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timesheet-approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the shifts to approve
         * @description Submitted shifts that the caller may approve: as rostered, and not.
         *
         *     Needs the permission `shift-approve`.
         */
        get: operations["timesheetsApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List imports
         * @description Sheets that were imported, newest first, of the kinds that the caller may import; a team leader the own.
         *
         *     Needs one of the permissions `shift-create`, `house-create`, `house-update`, `worker-verify`.
         */
        get: operations["uploadsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse an import
         * @description Undo an upload of any kind, all of it; refused where a record of it was used or changed since.
         *
         *     Needs one of the permissions `shift-create`, `house-create`, `house-update`, `worker-verify`.
         */
        post: operations["uploadsReverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import
         * @description One of them, with the ids of its records (of a timesheet the shifts that are still there).
         *
         *     Needs one of the permissions `shift-create`, `house-create`, `house-update`, `worker-verify`.
         */
        get: operations["uploadsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Pick list of users.
         *
         *     Needs one of the permissions `my-team-create`, `support-worker-read`.
         */
        get: operations["usersList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the second factor of a user
         * @description Whether somebody has a second factor; of a team member with my-team-update, of a worker with worker-verify.
         *
         *     Needs one of the permissions `my-team-update`, `worker-verify`.
         */
        get: operations["factorsOfUsersGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/second-factor/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the second factor of a user
         * @description Remove the second factor of somebody else with their passkeys, log them out everywhere and mail them; again answered alike.
         *
         *     Needs one of the permissions `my-team-update`, `worker-verify`.
         */
        post: operations["factorsOfUsersReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worker-earnings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a worker earned in six months
         * @description What a worker earned in six months, the present one last, before fees (scoped by role).
         *
         *     Needs the permission `invoice-read`.
         */
        get: operations["invoicesEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/worker-earnings/{id}/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a worker earns in a month
         * @description The shifts of a month with what they are paid, the fee, and the invoices that have them, with the part that was paid (scoped by role).
         *
         *     Needs the permission `invoice-read`.
         */
        get: operations["earningsMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xero-config-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Xero configurations
         * @description Read configuration.
         *
         *     Needs the permission `xero-config-read`.
         */
        get: operations["xeroConfigsList"];
        put?: never;
        /**
         * Create a Xero configuration
         * @description Save credentials / code mapping.
         *
         *     Needs the permission `xero-config-write`.
         */
        post: operations["xeroConfigsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xero-config-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a Xero configuration
         * @description Read one.
         *
         *     Needs the permission `xero-config-read`.
         */
        get: operations["xeroConfigsGet"];
        /**
         * Update a Xero configuration
         * @description Update.
         *
         *     Needs the permission `xero-config-write`.
         */
        put: operations["xeroConfigsUpdate"];
        post?: never;
        /**
         * Delete a Xero configuration
         * @description Remove.
         *
         *     Needs the permission `xero-config-write`.
         */
        delete: operations["xeroConfigsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xero/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices with how far they are on their way to Xero
         * @description Invoices with how far each is on its way to Xero, as known here (scoped by role).
         *
         *     Needs the permission `invoice-read`.
         */
        get: operations["xeroBillsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xero/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return from the consent page of Xero
         * @description Return of the consent step.
         *
         *     Needs no session.
         */
        get: operations["xeroCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xero/check-connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the Xero connection
         * @description Connection state.
         *
         *     Needs the permission `invoice-generate`.
         */
        get: operations["xeroCheckConnection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xero/connection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Start connecting a Xero account
         * @description Start the connect-account step.
         *
         *     Needs the permission `xero-config-write`.
         */
        get: operations["xeroConnect"];
        put?: never;
        post?: never;
        /**
         * Disconnect the Xero account
         * @description End the connection at Xero and here.
         *
         *     Needs the permission `xero-config-write`.
         */
        delete: operations["xeroDisconnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xero/contacts/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Xero contacts that could be a worker
         * @description Contacts in Xero that could be a worker.
         *
         *     Needs the permission `contact-id-update`.
         */
        get: operations["xeroContactsCandidates"];
        put?: never;
        /**
         * Make a Xero contact of a worker
         * @description Make a contact of a worker in Xero and link it.
         *
         *     Needs the permission `contact-id-update`.
         */
        post: operations["xeroContactsMake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xero/generate-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate invoices
         * @description Invoice for shifts and/or approved expenses, one per worker.
         *
         *     Needs the permission `invoice-generate`.
         */
        post: operations["invoicesGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xero/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invoices in Xero
         * @description Invoices in the accounting service.
         *
         *     Needs the permission `invoice-read`.
         */
        get: operations["xeroInvoicesList"];
        put?: never;
        /**
         * Send an invoice to Xero again
         * @description Push a local invoice again.
         *
         *     Needs the permission `invoice-generate`.
         */
        post: operations["xeroInvoicesPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xero/invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice in Xero
         * @description One of them.
         *
         *     Needs the permission `invoice-read`.
         */
        get: operations["xeroInvoicesGet"];
        /**
         * Refresh an invoice from Xero
         * @description Refresh status from the service.
         *
         *     Needs the permission `invoice-generate`.
         */
        put: operations["xeroInvoicesRefresh"];
        post?: never;
        /**
         * Void an invoice in Xero
         * @description Void an unpaid one.
         *
         *     Needs the permission `invoice-generate`.
         */
        delete: operations["xeroInvoicesVoidBill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xero/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the connection to Xero as known here
         * @description The connection and what is on its way, as known here; Xero is not asked.
         *
         *     Needs the permission `invoice-generate`.
         */
        get: operations["xeroStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xero/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a notification of Xero
         * @description Notification from the accounting service (HMAC header x-xero-signature).
         *
         *     Needs no session.
         */
        post: operations["xeroWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AgreementBody: {
            user_id: number;
            provider_id: number;
            /** Format: date */
            commencement_date: string;
            services: string;
            hours_of_work: string;
            term: number;
            additional_requirements?: string | null;
            abn: string;
            pay_level_id: number;
            /** Format: date */
            agreement_date: string;
        };
        AgreementSummary: {
            id: number;
            status: string;
            end_date: components["schemas"]["Day"] | null;
            expiry_message: string | null;
        };
        Applicant: {
            id: number;
            first_name: string;
            last_name: string;
            sm_profile_picture_url: string | null;
            job_id: number;
            worker_id: number;
            member_since: components["schemas"]["Instant"];
            jobs_completed: number;
            assign_status: string;
            applied_at: components["schemas"]["Instant"];
            agreement_in_force: boolean;
            fit?: components["schemas"]["ApplicantFit"];
        };
        ApplicantDetail: {
            id: number;
            first_name: string;
            last_name: string;
            sm_profile_picture_url: string | null;
            job_id: number;
            worker_id: number;
            member_since: components["schemas"]["Instant"];
            jobs_completed: number;
            assign_status: string;
            applied_at: components["schemas"]["Instant"];
            agreement_in_force: boolean;
            fit?: components["schemas"]["ApplicantFit"];
            worker: components["schemas"]["SupportWorker"];
        };
        ApplicantFit: {
            days: number;
            days_free: number;
            busy_days: string[];
            first_clash: components["schemas"]["Day"] | null;
            house_shifts: number;
            week_hours: number;
            distance_km?: number | null;
        };
        AskedReport: {
            search?: string | null;
            sort?: string | null;
            /** @enum {string|null} */
            dir?: "asc" | "desc" | null;
            job_id?: number | null;
            house_id?: number | null;
            worker_id?: number | null;
            /** Format: date */
            from?: string | null;
            /** Format: date */
            to?: string | null;
            /**
             * @default pdf
             * @enum {string}
             */
            format: "pdf" | "csv" | "xlsx";
            /** @enum {string} */
            kind: "expense" | "invoice";
            status?: string | null;
        };
        AuthUser: {
            id: number;
            first_name: string;
            last_name: string;
            email: string;
            dob: components["schemas"]["Day"] | null;
            contact_no: string | null;
            profile_picture: string | null;
            sm_profile_picture_url: string | null;
            /** @enum {string} */
            user_type: "super_admin" | "senior_manager" | "team_leader" | "worker";
            permissions: string[];
            pins?: {
                id: number;
                list: string;
                name: string;
                query: string;
            }[];
            token: string;
        };
        Board: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            today: components["schemas"]["Day"];
            sleeps: components["schemas"]["Flag"];
            days: {
                date: components["schemas"]["Day"];
                parts: {
                    part: string;
                    people: {
                        name: string;
                        picture_url: string | null;
                    }[];
                    is_open: components["schemas"]["Flag"];
                    outing: {
                        title: string;
                        symbol: string;
                        id: number;
                    } | null;
                }[];
            }[];
            house: components["schemas"]["Reference"];
            leader: {
                name: string;
                picture_url: string | null;
                contact_no: string | null;
            } | null;
        };
        BoardLink: {
            id: number;
            status: string;
            made_by: components["schemas"]["Person"];
            created_at: components["schemas"]["Instant"];
            expires_at: components["schemas"]["Instant"];
            revoked_at: components["schemas"]["Instant"] | null;
        };
        CalendarDay: {
            date: components["schemas"]["Day"];
            count: number;
            sleep_overs: number;
            total_hour: string;
            total_cost: components["schemas"]["Money"];
            shifts: components["schemas"]["CalendarShift"][];
        };
        CalendarDays: {
            days: components["schemas"]["CalendarDay"][];
            houses: {
                id: number;
                name: string;
                time_zone: string;
                count: number;
            }[];
            marks: {
                mark: string;
                count: number;
            }[];
            holidays: {
                date: components["schemas"]["Day"];
                name: string;
                provisional: components["schemas"]["Flag"];
                states: string[];
            }[];
        };
        CalendarEvent: {
            id: number;
            shift_id: number;
            title: string;
            start: components["schemas"]["Instant"];
            end: components["schemas"]["Instant"];
            time_zone: string;
            type: string;
            status: string;
            worker: components["schemas"]["Person"] | null;
            house: components["schemas"]["Reference"];
            job: components["schemas"]["Reference"];
        };
        CalendarFeed: {
            id: number;
            status: string;
            created_at: components["schemas"]["Instant"];
            revoked_at: components["schemas"]["Instant"] | null;
        };
        CalendarShift: {
            id: number;
            name: string;
            date: components["schemas"]["Day"];
            start_time: components["schemas"]["Clock"];
            end_time: components["schemas"]["Clock"];
            type: string;
            status: string;
            worker: components["schemas"]["PersonOrFace"] | null;
            house_id: number;
            total_cost: components["schemas"]["Money"];
            total_hour: string;
        };
        Candidate: {
            worker: components["schemas"]["Face"];
            suburb: string | null;
            state: string | null;
            contact_no: string | null;
            distance_km: number | null;
            points: number;
            parts: {
                house: {
                    points: number;
                    most: number;
                    reason: {
                        code: string;
                        values: {
                            [key: string]: string | number | null;
                        };
                    };
                };
                rest: {
                    points: number;
                    most: number;
                    reason: {
                        code: string;
                        values: {
                            [key: string]: string | number | null;
                        };
                    };
                };
                near: {
                    points: number;
                    most: number;
                    reason: {
                        code: string;
                        values: {
                            [key: string]: string | number | null;
                        };
                    };
                };
                hours: {
                    points: number;
                    most: number;
                    reason: {
                        code: string;
                        values: {
                            [key: string]: string | number | null;
                        };
                    };
                };
                nights: {
                    points: number;
                    most: number;
                    reason: {
                        code: string;
                        values: {
                            [key: string]: string | number | null;
                        };
                    };
                };
            };
            total_cost: components["schemas"]["Money"] | null;
            offer: string | null;
        };
        Candidates: {
            shift: components["schemas"]["OpenShift"];
            candidates: components["schemas"]["Candidate"][];
            excluded: {
                worker: components["schemas"]["Face"];
                code: string;
                until: components["schemas"]["Instant"] | null;
            }[];
            farther: number;
            within_km: number;
            offers: components["schemas"]["OfferOfShift"][];
            usual_minutes: number | null;
        };
        ChangePasswordBody: {
            current_password: string;
            password: string;
            password_confirmation: string;
        };
        ChangeProfileBody: {
            first_name: string;
            last_name: string;
            /** Format: date */
            dob: string;
            contact_no: string;
            address?: string | null;
            suburb?: string | null;
            state_id?: number | null;
            post_code?: string | null;
            profile_picture?: File;
        };
        ChatMessage: {
            id: number;
            sender_id: number;
            recipient_id: number;
            message: string;
            is_read: components["schemas"]["Flag"];
            created_at: components["schemas"]["Instant"];
        };
        ChatParticipant: {
            id: number;
            first_name: string;
            last_name: string;
            sm_profile_picture_url: string | null;
            user_type: string;
            profile_picture: string | null;
            last_message: string | null;
            last_message_at: components["schemas"]["Instant"] | null;
            unread_count: number;
            presence?: string | null;
        };
        Client: {
            name: string;
            /** Format: email */
            email: string;
        };
        /** @description A time of day on the clock of the house, `HH:mm`. */
        Clock: string;
        ContactUsBody: {
            name: string;
            /** Format: email */
            email: string;
            contact_no?: string | null;
            message: string;
        };
        CopiedShift: {
            id: number;
            version: number;
            name: string;
            date: components["schemas"]["Day"];
            start_time: components["schemas"]["Clock"];
            end_time: components["schemas"]["Clock"];
            type: string;
            job: components["schemas"]["Reference"];
            house: components["schemas"]["Reference"];
            worker: components["schemas"]["Person"] | null;
            cost_before: components["schemas"]["Money"] | null;
            total_cost: components["schemas"]["Money"];
            total_hour: string;
            fee: components["schemas"]["Money"];
            holidays: string[];
            warnings: components["schemas"]["ShiftWarning"][];
            clashes: components["schemas"]["Flag"];
            is_there: components["schemas"]["Flag"];
            refusal: string | null;
            fits_without_worker: components["schemas"]["Flag"];
        };
        /**
         * Format: date
         * @description A calendar day, `yyyy-MM-dd`.
         */
        Day: string;
        DraftToPublish: {
            id: number;
            version: number;
            name: string;
            date: components["schemas"]["Day"];
            start_time: components["schemas"]["Clock"];
            end_time: components["schemas"]["Clock"];
            type: string;
            job: components["schemas"]["Reference"];
            house: components["schemas"]["Reference"];
            worker: components["schemas"]["Person"] | null;
            total_cost: components["schemas"]["Money"];
            total_hour: string;
            fee: components["schemas"]["Money"];
            warnings: components["schemas"]["ShiftWarning"][];
            refusal: string | null;
        };
        EarningInvoice: {
            id: number;
            number: string;
            status: string;
            due_date: components["schemas"]["Day"];
            net_cents: number;
            paid_cents: number;
        };
        EarningShift: {
            id: number;
            name: string;
            house: string;
            date: components["schemas"]["Day"];
            start_time: components["schemas"]["Clock"];
            end_time: components["schemas"]["Clock"];
            type: string;
            state: string;
            cost_cents: number;
            fee_cents: number;
            invoice_id: number | null;
            lines: {
                part: string;
                day_type: string;
                rate_type: string;
                paid_minutes: number;
                rate_cents: number;
                amount_cents: number;
            }[];
        };
        Earnings: {
            months: {
                month: string;
                earned_cents: number;
            }[];
            rostered_cents: number;
        };
        Expense: {
            id: number;
            date: components["schemas"]["Day"];
            title: string;
            amount: components["schemas"]["Money"];
            worker: components["schemas"]["PersonOrFace"] | null;
            job: components["schemas"]["Reference"];
            house: components["schemas"]["Reference"];
            status: string;
            description: string | null;
            added_by: components["schemas"]["Person"];
            approved_by: components["schemas"]["Person"] | null;
            approved_date: components["schemas"]["Day"] | null;
            reject_reason: string | null;
            invoice: {
                id: number;
                number: string;
            } | null;
            receipt_url: string | null;
            awaits_worker?: components["schemas"]["Flag"];
            for_another?: components["schemas"]["Flag"];
            receipt_type?: string | null;
            created_at?: components["schemas"]["Instant"];
            decided_by?: components["schemas"]["Person"] | null;
            decided_on?: components["schemas"]["Day"] | null;
            changed_by?: components["schemas"]["Person"] | null;
        };
        ExpenseBody: {
            /** Format: date */
            date: string;
            title: string;
            amount: string;
            job_id: number;
            worker_id?: number | null;
            description?: string | null;
            receipt?: File;
        };
        ExpenseGroup: {
            id: number;
            name: string | null;
            worker: string | null;
            expenses: number;
            pending: components["schemas"]["Money"];
            approved: components["schemas"]["Money"];
            rejected: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
        };
        ExpenseGroups: {
            items: components["schemas"]["ExpenseGroup"][];
            page: number;
            per_page: number;
            last_page: number;
            total: number;
            totals: {
                expenses: number;
                pending: components["schemas"]["Money"];
                approved: components["schemas"]["Money"];
                rejected: components["schemas"]["Money"];
                amount: components["schemas"]["Money"];
            };
        };
        /** @description A person by id, name and picture. */
        Face: {
            id: number;
            first_name: string;
            last_name: string;
            sm_profile_picture_url: string | null;
        };
        /** @description Every answer that is not a success. */
        Failure: {
            code: number;
            message: string;
            error?: string;
            errors?: {
                [key: string]: string[];
            };
            data?: unknown;
        };
        FairShare: {
            worker: components["schemas"]["Face"];
            weekly_hours: number;
            is_average: components["schemas"]["Flag"];
            weekend: {
                own: number;
                even: number;
                wish: string;
            };
            holiday: {
                own: number;
                even: number;
                wish: string;
            };
            sleep_over: {
                own: number;
                even: number;
                wish: string;
            };
            night: {
                own: number;
                even: number;
                wish: string;
            };
        };
        FairSharesPage: {
            items: components["schemas"]["FairShare"][];
            page: number;
            per_page: number;
            last_page: number;
            total: number;
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            totals: {
                weekend: number;
                holiday: number;
                sleep_over: number;
                night: number;
            } | null;
            first: {
                kind: string;
                row: components["schemas"]["FairShare"];
            } | null;
        };
        /**
         * @description 1 for yes, 0 for no.
         * @enum {number}
         */
        Flag: 0 | 1;
        ForgotPasswordBody: {
            /** Format: email */
            email: string;
        };
        GenerateBody: {
            /** @default [] */
            shift_ids: number[];
            /** @default [] */
            expense_ids: number[];
        };
        Holiday: {
            id: number;
            date: components["schemas"]["Day"];
            name: string;
            state: components["schemas"]["Reference"];
            starts_at: components["schemas"]["Clock"] | null;
            region: string | null;
            provisional?: components["schemas"]["Flag"];
        };
        HolidayBody: {
            /** Format: date */
            date: string;
            name: string;
            state_id: number;
            starts_at?: string | null;
            region?: string | null;
        };
        House: {
            id: number;
            name: string;
            team_leader: components["schemas"]["PersonOrFace"] | null;
            first_name: string;
            last_name: string;
            email: string;
            contact_no: string;
            address: string;
            post_code: string;
            suburb: string;
            gender: string;
            state: components["schemas"]["Reference"];
            is_active: components["schemas"]["Flag"];
            holiday_region?: string | null;
            time_zone?: string | null;
            participants_count: number;
            jobs_count: number;
            workers_count: number;
            invoices_count: number;
            expenses_count: number;
            workers: components["schemas"]["PersonOrFace"][];
            shifts_count?: number;
            this_month?: components["schemas"]["HouseMonth"];
        };
        HouseBody: {
            name: string;
            team_leader_id?: number | null;
            first_name: string;
            last_name: string;
            /** Format: email */
            email: string;
            contact_no: string;
            address: string;
            suburb: string;
            state_id: number;
            post_code: string;
            /** @enum {string} */
            gender: "male" | "female" | "other";
            /** @enum {integer} */
            is_active: 0 | 1;
            holiday_region?: string | null;
            time_zone?: string | null;
        };
        HouseMonth: {
            month: string;
            worked: components["schemas"]["Money"];
            expenses: components["schemas"]["Money"];
            sleep_overs: number;
        };
        /**
         * Format: date-time
         * @description A moment, ISO 8601 in UTC.
         */
        Instant: string;
        Invoice: {
            id: number;
            number: string;
            worker: components["schemas"]["PersonOrFace"];
            paid_amount: components["schemas"]["Money"];
            date: components["schemas"]["Day"];
            by: components["schemas"]["Person"];
            duration: string;
            amount: components["schemas"]["Money"];
            paid_by: components["schemas"]["Person"] | null;
            paid_date: components["schemas"]["Day"] | null;
            hours_of_service: string;
            cost_of_service: components["schemas"]["Money"];
            shift_fees: components["schemas"]["Money"];
            gst: components["schemas"]["Money"];
            gst_registered: components["schemas"]["Flag"];
            status: string;
            xero_status: string | null;
            sync: string;
            payable_amount: components["schemas"]["Money"];
            amount_due: components["schemas"]["Money"];
            sub_total: components["schemas"]["Money"];
            accounting_invoice_id: string | null;
            /** @enum {string} */
            accounting_status: "awaiting payment" | "paid";
            less_amount_paid: components["schemas"]["Money"];
            line_items: components["schemas"]["InvoiceLine"][];
            job: components["schemas"]["Reference"] | null;
            house: components["schemas"]["Reference"] | null;
            due_date?: components["schemas"]["Day"];
            expenses?: components["schemas"]["Money"];
            fee_percent?: number;
            void_reason?: string | null;
        };
        InvoiceDetail: {
            id: number;
            number: string;
            worker: components["schemas"]["PersonOrFace"];
            paid_amount: components["schemas"]["Money"];
            date: components["schemas"]["Day"];
            by: components["schemas"]["Person"];
            duration: string;
            amount: components["schemas"]["Money"];
            paid_by: components["schemas"]["Person"] | null;
            paid_date: components["schemas"]["Day"] | null;
            hours_of_service: string;
            cost_of_service: components["schemas"]["Money"];
            shift_fees: components["schemas"]["Money"];
            gst: components["schemas"]["Money"];
            gst_registered: components["schemas"]["Flag"];
            status: string;
            xero_status: string | null;
            sync: string;
            payable_amount: components["schemas"]["Money"];
            amount_due: components["schemas"]["Money"];
            sub_total: components["schemas"]["Money"];
            accounting_invoice_id: string | null;
            /** @enum {string} */
            accounting_status: "awaiting payment" | "paid";
            less_amount_paid: components["schemas"]["Money"];
            line_items: components["schemas"]["InvoiceLine"][];
            job: components["schemas"]["Reference"] | null;
            house: components["schemas"]["Reference"] | null;
            due_date?: components["schemas"]["Day"];
            expenses?: components["schemas"]["Money"];
            fee_percent?: number;
            void_reason?: string | null;
            payee?: {
                abn: string | null;
                location: components["schemas"]["Location"];
            };
            history?: {
                kind: string;
                at: components["schemas"]["Instant"];
                by: components["schemas"]["Person"] | null;
                day: components["schemas"]["Day"] | null;
                amount: components["schemas"]["Money"] | null;
            }[];
        };
        InvoiceGroup: {
            id: number;
            name: string | null;
            worker: string | null;
            invoices: number;
            hours_of_service: string;
            cost_of_service: components["schemas"]["Money"];
            expenses: components["schemas"]["Money"];
            sub_total: components["schemas"]["Money"];
            shift_fees: components["schemas"]["Money"];
            gst: components["schemas"]["Money"];
            payable_amount: components["schemas"]["Money"];
            paid_amount: components["schemas"]["Money"];
            amount_due: components["schemas"]["Money"];
        };
        InvoiceGroups: {
            items: components["schemas"]["InvoiceGroup"][];
            page: number;
            per_page: number;
            last_page: number;
            total: number;
            totals: {
                invoices: number;
                hours_of_service: string;
                cost_of_service: components["schemas"]["Money"];
                expenses: components["schemas"]["Money"];
                sub_total: components["schemas"]["Money"];
                shift_fees: components["schemas"]["Money"];
                gst: components["schemas"]["Money"];
                payable_amount: components["schemas"]["Money"];
                paid_amount: components["schemas"]["Money"];
                amount_due: components["schemas"]["Money"];
            };
        };
        InvoiceLine: {
            description: string;
            service_hours: string | null;
            quantity: string;
            unit_amount: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
            item_code: string | null;
            shift_id?: number | null;
            expense_id?: number | null;
        };
        Job: {
            id: number;
            name: string;
            description: string;
            type: string;
            start_date: components["schemas"]["Day"];
            end_date: components["schemas"]["Day"] | null;
            duration: string;
            visibility: string;
            number_of_workers: number;
            weekly_hours: number;
            when_needed: string;
            days: string[];
            service_needed: string;
            preferred_gender: string;
            status: string;
            archived_at: components["schemas"]["Instant"] | null;
            assigned_at?: components["schemas"]["Instant"] | null;
            closed_at?: components["schemas"]["Instant"] | null;
            start_time: components["schemas"]["Clock"];
            end_time: components["schemas"]["Clock"];
            is_overnight: components["schemas"]["Flag"];
            house: {
                id: number;
                name: string;
                suburb: string;
                state: string;
                post_code: string;
            };
            posted_by: components["schemas"]["Person"];
            created_at: components["schemas"]["Instant"];
            worker: components["schemas"]["Face"] | null;
            applicants_count: number;
            applicants: components["schemas"]["Face"][];
            invited?: components["schemas"]["Person"][];
            applied: components["schemas"]["Flag"];
            version: number;
        };
        JobBody: {
            name: string;
            description: string;
            /** @enum {string} */
            type: "once_off" | "ongoing" | "casual" | "casual_full_time" | "full_time";
            /** Format: date */
            start_date: string;
            /** Format: date */
            end_date?: string | null;
            /** @enum {string} */
            visibility: "public" | "private";
            number_of_workers: number;
            weekly_hours: number;
            /** @enum {string} */
            when_needed: "flexible" | "certain_days";
            /** @default [] */
            days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
            service_needed: string;
            /** @enum {string} */
            preferred_gender: "male" | "female" | "any";
            start_time: string;
            end_time: string;
            /** @enum {integer} */
            is_overnight: 0 | 1;
            house_id: number;
            /** @default [] */
            worker_ids: number[];
            version?: number | null;
        };
        Leadership: {
            id: number;
            house: components["schemas"]["Reference"];
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"] | null;
        };
        Location: {
            address: string | null;
            suburb: string | null;
            state: components["schemas"]["Reference"] | null;
            post_code: string | null;
        };
        LoginBody: {
            /** Format: email */
            email: string;
            password: string;
        };
        /** @description Dollars as text with two decimals. */
        Money: string;
        MoneyTrail: {
            amount: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            is_invoiced: components["schemas"]["Flag"];
            invoice: {
                id: number;
                number: string;
                date: components["schemas"]["Day"];
                due_date: components["schemas"]["Day"];
                status: string;
                payable_amount: components["schemas"]["Money"];
                paid_amount: components["schemas"]["Money"];
                amount_due: components["schemas"]["Money"];
                paid_date: components["schemas"]["Day"] | null;
                overdue_days: number;
            } | null;
            bill: components["schemas"]["XeroBill"] | null;
            payments: {
                amount: components["schemas"]["Money"];
                day: components["schemas"]["Day"] | null;
                at: components["schemas"]["Instant"];
                by: components["schemas"]["Person"] | null;
            }[];
        };
        MonthOfEarnings: {
            month: string;
            today: components["schemas"]["Day"];
            first_month: string;
            last_month: string;
            fee_percents: number[];
            shifts: components["schemas"]["EarningShift"][];
            invoices: components["schemas"]["EarningInvoice"][];
        };
        NextShift: {
            shift: {
                id: number;
                date: components["schemas"]["Day"];
                name: string;
                start_time: components["schemas"]["Clock"];
                end_time: components["schemas"]["Clock"];
                start_at: components["schemas"]["Instant"];
                end_at: components["schemas"]["Instant"];
                time_zone: string;
                worker: components["schemas"]["PersonOrFace"] | null;
                total_cost: components["schemas"]["Money"];
                total_hour: string;
                fee: components["schemas"]["Money"];
                type: string;
                rate_type: string;
                status: string;
                segments: components["schemas"]["Segment"][];
                job: components["schemas"]["Reference"];
                house: components["schemas"]["Reference"];
                is_overnight: components["schemas"]["Flag"];
                is_holiday?: components["schemas"]["Flag"];
                description: string | null;
                timesheet_added_at: components["schemas"]["Instant"] | null;
                invoice: {
                    id: number;
                    number: string;
                    status: string;
                } | null;
                awaits_worker?: components["schemas"]["Flag"];
                warnings?: components["schemas"]["ShiftWarning"][];
                version?: number;
                lines?: {
                    start_at: components["schemas"]["Instant"];
                    end_at: components["schemas"]["Instant"];
                    date: components["schemas"]["Day"];
                    part: string;
                    day_type: string;
                    holiday: string | null;
                    minutes: number;
                    paid_minutes: number;
                    rate_type: string;
                    rate_cents: number;
                    amount_cents: number;
                }[];
                wake_ups?: {
                    start_at: components["schemas"]["Instant"];
                    end_at: components["schemas"]["Instant"];
                    note: string | null;
                }[];
                rostered?: {
                    start_at: components["schemas"]["Instant"];
                    end_at: components["schemas"]["Instant"];
                    total_cost: components["schemas"]["Money"];
                } | null;
                started_at?: components["schemas"]["Instant"] | null;
                finished_at?: components["schemas"]["Instant"] | null;
                leader?: components["schemas"]["Person"] | null;
                created_at?: components["schemas"]["Instant"];
                created_by?: components["schemas"]["Person"] | null;
                changed_by?: components["schemas"]["Person"] | null;
                approved_by?: components["schemas"]["Person"] | null;
                approved_at?: components["schemas"]["Instant"] | null;
                cost_changes?: {
                    at: components["schemas"]["Instant"];
                    by: components["schemas"]["Person"] | null;
                    before: components["schemas"]["Money"];
                    after: components["schemas"]["Money"];
                }[];
                address: string;
                residents: string[];
            } | null;
        };
        Notification: {
            id: number;
            message: string;
            is_read: components["schemas"]["Flag"];
            created_at: components["schemas"]["Instant"];
            type: string;
            route_id: number | null;
            sender_id: number | null;
            notification: {
                profile: string | null;
                first_name: string;
                last_name: string;
            };
            params: {
                [key: string]: number;
            } | null;
        };
        NotificationPreference: {
            type: string;
            in_app: components["schemas"]["Flag"];
            mail: components["schemas"]["Flag"];
            push: components["schemas"]["Flag"];
        };
        OfferOfShift: {
            id: number;
            worker: components["schemas"]["Person"];
            status: string;
            ends_at: components["schemas"]["Instant"];
            answered_at: components["schemas"]["Instant"] | null;
        };
        OpenShift: {
            id: number;
            name: string;
            date: components["schemas"]["Day"];
            start_time: components["schemas"]["Clock"];
            end_time: components["schemas"]["Clock"];
            start_at: components["schemas"]["Instant"];
            end_at: components["schemas"]["Instant"];
            time_zone: string;
            type: string;
            is_overnight: components["schemas"]["Flag"];
            status: string;
            version: number;
            worker: components["schemas"]["Person"] | null;
            house: components["schemas"]["Reference"];
            job: components["schemas"]["Reference"];
            total_cost: components["schemas"]["Money"];
        };
        Outing: {
            id: number;
            date: components["schemas"]["Day"];
            part: string;
            title: string;
            symbol: string;
        };
        OutingBody: {
            /** Format: date */
            date: string;
            /** @enum {string} */
            part: "morning" | "afternoon" | "night";
            title: string;
            /** @enum {string} */
            symbol: "bus" | "basket" | "trophy" | "meal" | "music" | "park";
        };
        OwnFactor: {
            on: components["schemas"]["Flag"];
            since: components["schemas"]["Instant"] | null;
            required: components["schemas"]["Flag"];
            app?: components["schemas"]["Flag"];
            recovery_left: number;
        };
        OwnOffer: {
            id: number;
            status: string;
            ends_at: components["schemas"]["Instant"];
            shift_id: number;
            name: string;
            date: components["schemas"]["Day"];
            start_time: components["schemas"]["Clock"];
            end_time: components["schemas"]["Clock"];
            start_at: components["schemas"]["Instant"];
            end_at: components["schemas"]["Instant"];
            time_zone: string;
            type: string;
            house: {
                id: number;
                name: string;
                suburb: string | null;
            };
            total_cost: components["schemas"]["Money"] | null;
            total_hour: string;
            distance_km: number | null;
        };
        Participant: {
            id: number;
            house_id: number;
            name: string;
            dob: components["schemas"]["Day"];
            support_coordinator: string | null;
            parent_guardian: string | null;
            plan_manager: string | null;
            notes: string | null;
        };
        ParticipantBody: {
            name: string;
            /** Format: date */
            dob: string;
            support_coordinator?: string | null;
            parent_guardian?: string | null;
            plan_manager?: string | null;
            notes?: string | null;
        };
        Passkey: {
            id: number;
            name: string;
            created_at: components["schemas"]["Instant"];
            last_used_at: components["schemas"]["Instant"] | null;
        };
        PayBody: {
            ids?: number[] | null;
            id?: number | null;
            /** Format: date */
            paid_date?: string | null;
            paid_amount?: string | null;
        };
        PayLevel: {
            id: number;
            name: string;
            start_time: components["schemas"]["Clock"];
            end_time: components["schemas"]["Clock"];
            is_overnight: components["schemas"]["Flag"];
            pay_rate: components["schemas"]["Money"];
            timings: {
                start_time: components["schemas"]["Clock"];
                end_time: components["schemas"]["Clock"];
                is_overnight: components["schemas"]["Flag"];
                pay_rate: components["schemas"]["Money"];
            }[];
            saturday_rate: components["schemas"]["Money"];
            sunday_rate: components["schemas"]["Money"];
            holiday_rate: components["schemas"]["Money"];
            sleep_over: components["schemas"]["Money"];
            active_night: components["schemas"]["Money"];
            weekday_rate: components["schemas"]["Money"];
            weekend_rate: components["schemas"]["Money"];
            overnight_rate: components["schemas"]["Money"];
            crossing: string;
        };
        PayLevelBody: {
            name: string;
            /** @default [] */
            timings: {
                start_time: string;
                end_time: string;
                /** @enum {integer} */
                is_overnight: 0 | 1;
                pay_rate: string;
            }[];
            start_time?: string | null;
            end_time?: string | null;
            /**
             * @default 0
             * @enum {integer}
             */
            is_overnight: 0 | 1;
            pay_rate?: string | null;
            saturday_rate: string;
            sunday_rate: string;
            holiday_rate: string;
            sleep_over: string;
            active_night: string;
            weekday_rate?: string | null;
            weekend_rate?: string | null;
            overnight_rate?: string | null;
            /**
             * @default split
             * @enum {string}
             */
            crossing: "split" | "whole_shift";
        };
        PaymentRun: {
            id: number;
            paid_date: components["schemas"]["Day"];
            started_at: components["schemas"]["Instant"];
            ended_at: components["schemas"]["Instant"] | null;
            total: number;
            paid: number;
            amount: components["schemas"]["Money"];
            refused: {
                id: number;
                number: string;
                reason: string;
            }[];
        };
        /** @description A person by id and name. */
        Person: {
            id: number;
            first_name: string;
            last_name: string;
        };
        /** @description A person by id and name, in some answers with the picture. */
        PersonOrFace: {
            id: number;
            first_name: string;
            last_name: string;
            sm_profile_picture_url?: string | null;
        };
        PickedUser: {
            id: number;
            first_name: string;
            last_name: string;
            email: string;
            user_type: string;
            sm_profile_picture_url: string | null;
            is_active: components["schemas"]["Flag"];
        };
        Profile: {
            id: number;
            first_name: string;
            last_name: string;
            email: string;
            dob: components["schemas"]["Day"] | null;
            contact_no: string | null;
            profile_picture: string | null;
            sm_profile_picture_url: string | null;
            /** @enum {string} */
            user_type: "super_admin" | "senior_manager" | "team_leader" | "worker";
            permissions: string[];
            pins?: {
                id: number;
                list: string;
                name: string;
                query: string;
            }[];
            location: components["schemas"]["Location"];
        };
        Provider: {
            id: number;
            name: string;
            abn: string;
        };
        ProviderBody: {
            name: string;
            abn: string;
        };
        PublicBoard: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            today: components["schemas"]["Day"];
            sleeps: components["schemas"]["Flag"];
            days: {
                date: components["schemas"]["Day"];
                parts: {
                    part: string;
                    people: {
                        name: string;
                        picture_url: string | null;
                    }[];
                    is_open: components["schemas"]["Flag"];
                    outing: {
                        title: string;
                        symbol: string;
                    } | null;
                }[];
            }[];
            house: {
                name: string;
            };
            leader: {
                name: string;
                picture_url: string | null;
            } | null;
        };
        PushDevice: {
            public_key: string;
            subscribed: components["schemas"]["Flag"];
        };
        RealtimeConfig: {
            key: string;
            cluster: string;
            host: string | null;
            port: number;
            tls: boolean;
        };
        /** @description A record by id and name. */
        Reference: {
            id: number;
            name: string;
        };
        RegisterBody: {
            first_name: string;
            last_name: string;
            /** Format: email */
            email: string;
            password: string;
            password_confirmation: string;
            /** Format: date */
            dob: string;
            contact_no: string;
            abn: string;
            address: string;
            suburb: string;
            state_id: number;
            post_code: string;
            /** @enum {string} */
            gender: "male" | "female" | "other";
            profile_picture?: File;
            why_contractor: string;
            prior_experience: string;
            /** @enum {integer} */
            bringing_clients: 0 | 1;
            /** @default [] */
            clients: components["schemas"]["Client"][];
            weekly_hours: number;
            heard_about: string;
        };
        ReportFile: {
            id: number;
            kind: string;
            format: string;
            name: string;
            total: number;
            done: number;
            started_at: components["schemas"]["Instant"];
            ended_at: components["schemas"]["Instant"] | null;
            refusal: string | null;
        };
        ResetPasswordBody: {
            /** Format: email */
            email: string;
            token: string;
            password: string;
            password_confirmation: string;
        };
        RosterShift: {
            id: number;
            name: string;
            date: components["schemas"]["Day"];
            start_time: components["schemas"]["Clock"];
            end_time: components["schemas"]["Clock"];
            start_at: components["schemas"]["Instant"];
            minutes: number;
            type: string;
            status: string;
            worker_id: number | null;
            job_id: number;
            house_id: number;
            total_cost: components["schemas"]["Money"];
            version: number;
        };
        RosterTemplate: {
            id: number;
            name: string;
            house: components["schemas"]["Reference"];
            shifts: number;
        };
        RosterWorker: {
            id: number;
            first_name: string;
            last_name: string;
            sm_profile_picture_url: string | null;
            can_work: components["schemas"]["Flag"];
            weekly_hours: number | null;
            casual_full_time: components["schemas"]["Flag"];
            agreements: {
                start: components["schemas"]["Day"];
                end: components["schemas"]["Day"];
            }[];
            house_ids: number[];
        };
        SavedView: {
            id: number;
            list: string;
            name: string;
            query: string;
            mailed_as: string | null;
            place?: number | null;
        };
        Segment: {
            start_at: components["schemas"]["Instant"];
            end_at: components["schemas"]["Instant"];
            minutes: number;
            rate_type: string;
            rate_cents: number;
            amount_cents: number;
        };
        SendMessageBody: {
            recipient_id: number;
            message: string;
        };
        SeriesBody: {
            job_id: number;
            worker_id?: number | null;
            /** Format: date */
            date: string;
            name: string;
            start_time: string;
            end_time: string;
            /** @enum {string} */
            type: "normal" | "sleep_over" | "active_night";
            /**
             * @default 0
             * @enum {integer}
             */
            is_overnight: 0 | 1;
            /**
             * @default 0
             * @enum {integer}
             */
            is_holiday: 0 | 1;
            description?: string | null;
            /**
             * @default 0
             * @enum {integer}
             */
            reassign: 0 | 1;
            /** @enum {string|null} */
            status?: "draft" | "published" | null;
            /**
             * @default 0
             * @enum {integer}
             */
            fold: 0 | 1;
            wake_ups?: {
                start_time: string;
                end_time: string;
                /**
                 * @default 0
                 * @enum {integer}
                 */
                fold: 0 | 1;
                note?: string | null;
            }[] | null;
            version?: number | null;
            /** @default [] */
            weekdays: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
            /** Format: date */
            until?: string | null;
        };
        ServiceAgreement: {
            id: number;
            user_id: number;
            provider: components["schemas"]["Reference"];
            first_name: string;
            last_name: string;
            commencement_date: components["schemas"]["Day"];
            services: string;
            hours_of_work: string;
            term: number;
            end_date: components["schemas"]["Day"];
            additional_requirements: string | null;
            abn: string;
            pay_level: components["schemas"]["Reference"];
            agreement_date: components["schemas"]["Day"] | null;
            status: string;
            terminate_reason: string | null;
            expiry_message: string | null;
            signed_at: components["schemas"]["Instant"] | null;
            document_url: string | null;
            version: number;
            document_sha256: string | null;
            verify_url: string | null;
        };
        Shift: {
            id: number;
            date: components["schemas"]["Day"];
            name: string;
            start_time: components["schemas"]["Clock"];
            end_time: components["schemas"]["Clock"];
            start_at: components["schemas"]["Instant"];
            end_at: components["schemas"]["Instant"];
            time_zone: string;
            worker: components["schemas"]["PersonOrFace"] | null;
            total_cost: components["schemas"]["Money"];
            total_hour: string;
            fee: components["schemas"]["Money"];
            type: string;
            rate_type: string;
            status: string;
            segments: components["schemas"]["Segment"][];
            job: components["schemas"]["Reference"];
            house: components["schemas"]["Reference"];
            is_overnight: components["schemas"]["Flag"];
            is_holiday?: components["schemas"]["Flag"];
            description: string | null;
            timesheet_added_at: components["schemas"]["Instant"] | null;
            invoice: {
                id: number;
                number: string;
                status: string;
            } | null;
            awaits_worker?: components["schemas"]["Flag"];
            warnings?: components["schemas"]["ShiftWarning"][];
            version?: number;
        };
        ShiftBody: {
            job_id: number;
            worker_id?: number | null;
            /** Format: date */
            date: string;
            name: string;
            start_time: string;
            end_time: string;
            /** @enum {string} */
            type: "normal" | "sleep_over" | "active_night";
            /**
             * @default 0
             * @enum {integer}
             */
            is_overnight: 0 | 1;
            /**
             * @default 0
             * @enum {integer}
             */
            is_holiday: 0 | 1;
            description?: string | null;
            /**
             * @default 0
             * @enum {integer}
             */
            reassign: 0 | 1;
            /** @enum {string|null} */
            status?: "draft" | "published" | null;
            /**
             * @default 0
             * @enum {integer}
             */
            fold: 0 | 1;
            wake_ups?: {
                start_time: string;
                end_time: string;
                /**
                 * @default 0
                 * @enum {integer}
                 */
                fold: 0 | 1;
                note?: string | null;
            }[] | null;
            version?: number | null;
        };
        ShiftDetail: {
            id: number;
            date: components["schemas"]["Day"];
            name: string;
            start_time: components["schemas"]["Clock"];
            end_time: components["schemas"]["Clock"];
            start_at: components["schemas"]["Instant"];
            end_at: components["schemas"]["Instant"];
            time_zone: string;
            worker: components["schemas"]["PersonOrFace"] | null;
            total_cost: components["schemas"]["Money"];
            total_hour: string;
            fee: components["schemas"]["Money"];
            type: string;
            rate_type: string;
            status: string;
            segments: components["schemas"]["Segment"][];
            job: components["schemas"]["Reference"];
            house: components["schemas"]["Reference"];
            is_overnight: components["schemas"]["Flag"];
            is_holiday?: components["schemas"]["Flag"];
            description: string | null;
            timesheet_added_at: components["schemas"]["Instant"] | null;
            invoice: {
                id: number;
                number: string;
                status: string;
            } | null;
            awaits_worker?: components["schemas"]["Flag"];
            warnings?: components["schemas"]["ShiftWarning"][];
            version?: number;
            lines?: {
                start_at: components["schemas"]["Instant"];
                end_at: components["schemas"]["Instant"];
                date: components["schemas"]["Day"];
                part: string;
                day_type: string;
                holiday: string | null;
                minutes: number;
                paid_minutes: number;
                rate_type: string;
                rate_cents: number;
                amount_cents: number;
            }[];
            wake_ups?: {
                start_at: components["schemas"]["Instant"];
                end_at: components["schemas"]["Instant"];
                note: string | null;
            }[];
            rostered?: {
                start_at: components["schemas"]["Instant"];
                end_at: components["schemas"]["Instant"];
                total_cost: components["schemas"]["Money"];
            } | null;
            started_at?: components["schemas"]["Instant"] | null;
            finished_at?: components["schemas"]["Instant"] | null;
            leader?: components["schemas"]["Person"] | null;
            created_at?: components["schemas"]["Instant"];
            created_by?: components["schemas"]["Person"] | null;
            changed_by?: components["schemas"]["Person"] | null;
            approved_by?: components["schemas"]["Person"] | null;
            approved_at?: components["schemas"]["Instant"] | null;
            cost_changes?: {
                at: components["schemas"]["Instant"];
                by: components["schemas"]["Person"] | null;
                before: components["schemas"]["Money"];
                after: components["schemas"]["Money"];
            }[];
        };
        ShiftRosterData: {
            workers: components["schemas"]["RosterWorker"][];
            houses: {
                id: number;
                name: string;
                time_zone: string;
            }[];
            jobs: {
                id: number;
                name: string;
                house_id: number;
                start: components["schemas"]["Day"];
                end: components["schemas"]["Day"] | null;
            }[];
            shifts: components["schemas"]["RosterShift"][];
            busy: {
                worker_id: number;
                start_at: components["schemas"]["Instant"];
                minutes: number;
            }[];
            left_off: {
                shifts: number;
                workers: number;
            };
        };
        ShiftWarning: {
            code: string;
            text: string;
            values: {
                [key: string]: unknown;
            };
        };
        SignatureBody: {
            signature: string;
            typed_name?: string | null;
            /** @enum {integer} */
            accepted: 0 | 1;
            document_sha256?: string | null;
        };
        StuckItem: {
            key: number;
            stage: string;
            kind: string;
            id: number;
            name: string;
            worker: components["schemas"]["Person"] | null;
            house: components["schemas"]["Reference"] | null;
            since: components["schemas"]["Instant"];
            days: number;
            amount: components["schemas"]["Money"];
            awaits_worker: components["schemas"]["Flag"];
            overdue_days: number;
            bill: components["schemas"]["XeroBill"] | null;
        };
        SupportWorker: {
            id: number;
            first_name: string;
            last_name: string;
            email: string;
            dob: components["schemas"]["Day"] | null;
            gender: string | null;
            contact_no: string | null;
            profile_picture: string | null;
            sm_profile_picture_url: string | null;
            created_at: components["schemas"]["Instant"];
            verification_status: string;
            availability: string;
            is_active: components["schemas"]["Flag"];
            archived_at: components["schemas"]["Instant"] | null;
            xero_contact_id: string | null;
            email_verified_at?: components["schemas"]["Instant"] | null;
            details: {
                abn: string | null;
                gst_registered: components["schemas"]["Flag"];
                other_info: string | null;
                why_contractor: string | null;
                prior_experience: string | null;
                bringing_clients: components["schemas"]["Flag"];
                clients: {
                    name: string;
                    email: string;
                }[];
                weekly_hours: number | null;
                heard_about: string | null;
            };
            location: components["schemas"]["Location"];
            service_agreement: components["schemas"]["AgreementSummary"] | null;
            current_house: components["schemas"]["Reference"] | null;
            approved_by?: components["schemas"]["Person"] | null;
            pay_level?: components["schemas"]["Reference"] | null;
            counts?: {
                jobs: number;
                shifts: number;
                invoices: number;
                service_agreements: number;
                current_jobs?: number;
                next_shifts?: number;
            };
        };
        TeamLeaderWorkerEdit: {
            other_info?: string | null;
            /** @enum {string|null} */
            shifts?: "release" | "cancel" | null;
            /** @enum {integer} */
            archived: 0 | 1;
        };
        TeamMember: {
            id: number;
            first_name: string;
            last_name: string;
            dob: components["schemas"]["Day"] | null;
            user_type: string;
            senior_manager: components["schemas"]["Person"] | null;
            contact_no: string | null;
            email: string;
            profile_picture: string | null;
            sm_profile_picture_url: string | null;
            created_at: components["schemas"]["Instant"];
            is_active: components["schemas"]["Flag"];
            current_house: components["schemas"]["Reference"] | null;
        };
        TeamMemberBody: {
            first_name: string;
            last_name: string;
            /** Format: date */
            dob: string;
            /** @enum {string} */
            user_type: "super_admin" | "senior_manager" | "team_leader";
            senior_manager_id?: number | null;
            contact_no: string;
            /** Format: email */
            email: string;
            profile_picture?: File;
            /** @enum {integer} */
            is_active: 0 | 1;
        };
        Upload: {
            id: number;
            kind: string;
            file_name: string;
            rows: number;
            state: string;
            house: components["schemas"]["Reference"] | null;
            uploaded_by: components["schemas"]["Person"];
            created_at: components["schemas"]["Instant"];
            reversed_by: components["schemas"]["Person"] | null;
            reversed_at: components["schemas"]["Instant"] | null;
        };
        Verification: {
            valid: boolean;
            status: string;
            provider: string;
            signed_by: string;
            signed_at: components["schemas"]["Instant"];
            commencement_date: components["schemas"]["Day"];
            end_date: components["schemas"]["Day"];
            document_sha256: string;
            signed_document_sha256: string | null;
            hash: string;
            previous_hash: string;
        };
        WishesBody: {
            /**
             * @default even
             * @enum {string}
             */
            weekend: "more" | "even" | "fewer";
            /**
             * @default even
             * @enum {string}
             */
            holiday: "more" | "even" | "fewer";
            /**
             * @default even
             * @enum {string}
             */
            sleep_over: "more" | "even" | "fewer";
            /**
             * @default even
             * @enum {string}
             */
            night: "more" | "even" | "fewer";
        };
        WorkerEdit: {
            /** @enum {string|null} */
            availability?: "available" | "occupied" | null;
            /** @enum {integer|null} */
            is_active?: 0 | 1 | null;
            /** @enum {string|null} */
            shifts?: "release" | "cancel" | null;
            other_info?: string | null;
        };
        XeroBill: {
            invoice_id: number;
            number: string;
            worker: components["schemas"]["Person"];
            date: components["schemas"]["Day"];
            amount: components["schemas"]["Money"];
            amount_due: components["schemas"]["Money"];
            status: string;
            sync: string;
            xero_status: string | null;
            accounting_invoice_id: string | null;
            reason: components["schemas"]["XeroReason"] | null;
            due_at: string | null;
            tried_at: string | null;
        };
        XeroCandidate: {
            xero_contact_id: string;
            name: string;
            email: string | null;
            same: string[];
        };
        XeroConfig: {
            id: number;
            api_key: string;
            secret_key_set: components["schemas"]["Flag"];
            secret_key_end?: string | null;
            credentials_at?: string | null;
            contact_id: string | null;
            line_items: components["schemas"]["XeroLineItem"][];
            connected: components["schemas"]["Flag"];
        };
        XeroConfigBody: {
            api_key?: string | null;
            secret_key?: string | null;
            contact_id?: string | null;
            line_items?: components["schemas"]["XeroLineItem"][] | null;
        };
        XeroConnection: {
            connected: components["schemas"]["Flag"];
            organisation: string | null;
        };
        XeroEvent: {
            resourceId: string;
            eventDateUtc: string;
            eventType: string;
            eventCategory: string;
            tenantId: string;
        };
        XeroInvoice: {
            accounting_invoice_id: string;
            invoice_id: number;
            number: string;
            contact: string;
            date: components["schemas"]["Day"];
            due_date: components["schemas"]["Day"] | null;
            amount: components["schemas"]["Money"];
            amount_due: components["schemas"]["Money"];
            status: string;
        };
        XeroInvoiceDetail: {
            accounting_invoice_id: string;
            invoice_id: number;
            number: string;
            contact: string;
            date: components["schemas"]["Day"];
            due_date: components["schemas"]["Day"] | null;
            amount: components["schemas"]["Money"];
            amount_due: components["schemas"]["Money"];
            status: string;
            line_items: {
                description: string;
                quantity: string;
                unit_amount: components["schemas"]["Money"];
                amount: components["schemas"]["Money"];
                item_code: string | null;
            }[];
        };
        XeroLineItem: {
            /** @enum {string} */
            key: "weekday" | "saturday" | "sunday" | "holiday" | "sleep_over" | "active_night" | "overnight" | "shift_fee" | "expense";
            item_code: string;
            purchase_account_code: string;
            sales_account_code: string;
        };
        XeroReason: {
            code: string;
            text: string;
            detail: string | null;
        };
        XeroStanding: {
            connected: components["schemas"]["Flag"];
            organisation: string | null;
            renewed_at: string | null;
            held_until: string | null;
            counts: {
                failed: number;
                queued: number;
                not_synced: number;
                synced: number;
            };
        };
    };
    responses: {
        /** @description No session (`unauthenticated`), or one without the permission (`forbidden`). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No such record, or none that the caller may see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Something that was sent is wrong; `errors` says what, by field. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls within a minute. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Xero can not be reached. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A fault of the server. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Which page, from 1. */
        page: number;
        /** @description Rows on a page. */
        per_page: number;
        /** @description Rows that have these words. */
        search: string;
        /** @description The field of a row that the list is sorted by. */
        sort: string;
        /** @description The direction of the sort. */
        dir: "asc" | "desc";
        /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
        "Idempotency-Key": string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    dashboardsAdmin: {
        parameters: {
            query?: {
                month?: number;
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            total_active_jobs: number;
                            total_open_jobs: number;
                            shifts_this_month: number;
                            expenses_this_month: number;
                            invoices_this_month: number;
                            active_support_workers: number;
                            more?: {
                                jobs_ending: number;
                                applicants: number;
                                sleep_overs: number;
                                expenses_pending: number;
                                invoices_awaiting: number;
                                workers_available: number;
                            };
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    dashboardDetailsAdminChart: {
        parameters: {
            query: {
                "month[0]": number;
                "month[1]": number;
                "year[0]": number;
                "year[1]": number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            month: number;
                            year: number;
                            shifts: number;
                            hours: number;
                            expenses: number;
                            invoices: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    apiTokensList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: {
                                id: number;
                                name: string;
                                permissions: string[];
                                prefix: string;
                                last_four: string;
                                /** @enum {string} */
                                status: "active" | "paused" | "expired" | "revoked";
                                made_by: components["schemas"]["Person"];
                                created_at: components["schemas"]["Instant"];
                                expires_at: components["schemas"]["Instant"];
                                last_used_at: components["schemas"]["Instant"] | null;
                                last_used_ip: string | null;
                                revoked_at: components["schemas"]["Instant"] | null;
                            }[];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    apiTokensCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    permissions: string[];
                    /** Format: date */
                    expires_on: string;
                };
            };
        };
        responses: {
            /** @description Token added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            name: string;
                            permissions: string[];
                            prefix: string;
                            last_four: string;
                            /** @enum {string} */
                            status: "active" | "paused" | "expired" | "revoked";
                            made_by: components["schemas"]["Person"];
                            created_at: components["schemas"]["Instant"];
                            expires_at: components["schemas"]["Instant"];
                            last_used_at: components["schemas"]["Instant"] | null;
                            last_used_ip: string | null;
                            revoked_at: components["schemas"]["Instant"] | null;
                            token: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - :attribute has already been taken. (a token of this name that works)
             *     - A token can not have the permission {permission}.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    apiTokensRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Token revoked successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            name: string;
                            permissions: string[];
                            prefix: string;
                            last_four: string;
                            /** @enum {string} */
                            status: "active" | "paused" | "expired" | "revoked";
                            made_by: components["schemas"]["Person"];
                            created_at: components["schemas"]["Instant"];
                            expires_at: components["schemas"]["Instant"];
                            last_used_at: components["schemas"]["Instant"] | null;
                            last_used_ip: string | null;
                            revoked_at: components["schemas"]["Instant"] | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    auditList: {
        parameters: {
            query: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                record: string;
                record_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: {
                                id: number;
                                at: components["schemas"]["Instant"];
                                record: string;
                                record_id: string;
                                name: string | null;
                                actor: components["schemas"]["Person"] | null;
                                token: components["schemas"]["Reference"] | null;
                                request_id: string | null;
                                action: string;
                                before: {
                                    [key: string]: unknown;
                                } | null;
                                after: {
                                    [key: string]: unknown;
                                } | null;
                            }[];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    auditAll: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                record?: string;
                record_id?: string;
                actor_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: {
                                id: number;
                                at: components["schemas"]["Instant"];
                                record: string;
                                record_id: string;
                                name: string | null;
                                actor: components["schemas"]["Person"] | null;
                                token: components["schemas"]["Reference"] | null;
                                request_id: string | null;
                                action: string;
                                before: {
                                    [key: string]: unknown;
                                } | null;
                                after: {
                                    [key: string]: unknown;
                                } | null;
                            }[];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    auditPeople: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Face"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authChangePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordBody"];
            };
        };
        responses: {
            /** @description Password updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Current password does not match.
             *     - The new password must be different from the current password.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authChangeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ChangeProfileBody"];
            };
        };
        responses: {
            /** @description Profile updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authResendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordBody"];
            };
        };
        responses: {
            /** @description Verification link has been sent to your email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            /** @description - Email does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authVerifyEmail: {
        parameters: {
            query?: {
                expires?: number;
                signature?: string;
            };
            header?: never;
            path: {
                id: number;
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description - Verification Link has been expired! (to /email/token/expire) */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Verification link expired. (caller that asks for JSON, Q-073)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["ServerError"];
        };
    };
    authForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordBody"];
            };
        };
        responses: {
            /** @description Password reset link has been sent to your email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            /** @description - Email does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description Logged in successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            user: components["schemas"]["AuthUser"];
                        };
                    };
                };
            };
            /**
             * @description - Credentials do not match our records. (unknown e-mail)
             *     - Password incorrect.
             */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description - Account deactivated.
             *     - Account inactive.
             *     - Email not verified. (worker)
             *     - Worker account under verification, contact support.
             *     - Worker account rejected, contact support.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Too many login attempts, try again in :seconds seconds. (5 failures per minute per e-mail+IP)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeyLoginsFinish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    credential: string;
                };
            };
        };
        responses: {
            /** @description Logged in successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            user: components["schemas"]["AuthUser"];
                        };
                    };
                };
            };
            /** @description - Account inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This took too long, or was sent twice. Try again.
             *     - This passkey could not be checked. Try again, or choose another way.
             *     - This passkey is not known here. It may have been removed.
             *     - This passkey did not ask for your fingerprint, face or PIN. Log in with your password.
             *     - This passkey may have been copied, so it is refused. Log in another way and remove it in Account settings.
             *     - Too many login attempts, try again in :seconds seconds.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeyLoginsStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            options: string;
                        };
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    loginStepsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Logged in successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            user: components["schemas"]["AuthUser"];
                        };
                    };
                };
            };
            /** @description - Account inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This code is wrong or was used already.
             *     - This took too long. Log in again.
             *     - Too many login attempts, try again in :seconds seconds.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeyLoginsFinishStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    credential: string;
                };
            };
        };
        responses: {
            /** @description Logged in successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            user: components["schemas"]["AuthUser"];
                        };
                    };
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This took too long. Log in again.
             *     - This took too long, or was sent twice. Try again.
             *     - This passkey could not be checked. Try again, or choose another way.
             *     - This passkey is not known here. It may have been removed.
             *     - This passkey may have been copied, so it is refused. Log in another way and remove it in Account settings.
             *     - Too many login attempts, try again in :seconds seconds.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeyLoginsStartStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            options: string;
                        };
                    };
                };
            };
            /** @description - Account inactive. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This took too long. Log in again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    loginStepsSetUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    set_up: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Logged in successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            user: components["schemas"]["AuthUser"];
                            recovery_codes: string[];
                        };
                    };
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This code is wrong or was used already.
             *     - This took too long. Log in again.
             *     - This took too long. Start again with a new key.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeyLoginsSetUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    name: string;
                    credential: string;
                };
            };
        };
        responses: {
            /** @description Logged in successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            user: components["schemas"]["AuthUser"];
                            recovery_codes: string[];
                        };
                    };
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This took too long. Log in again.
             *     - This took too long, or was sent twice. Try again.
             *     - This passkey could not be checked. Try again, or choose another way.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeyLoginsStartSetUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            options: string;
                        };
                    };
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This took too long. Log in again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    loginStepsStartSetUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            secret: string;
                            qr: {
                                size: number;
                                path: string;
                            };
                            set_up: string;
                        };
                    };
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This took too long. Log in again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            passkeys: components["schemas"]["Passkey"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    credential: string;
                };
            };
        };
        responses: {
            /** @description Passkey added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            passkey: components["schemas"]["Passkey"];
                            recovery_codes: string[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This took too long, or was sent twice. Try again.
             *     - This passkey could not be checked. Try again, or choose another way.
             *     - This passkey was added already.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            options: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Current password does not match.
             *     - You have 10 passkeys. Remove one before you add another.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysRename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Passkey updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Passkey"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    passkeysRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Passkey deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Current password does not match.
             *     - Your role needs a second factor, and this passkey is the last one. Add another first.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authRegister: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description Registered successfully. Please verify your email. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                        };
                    };
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - :attribute has already been taken. (e-mail)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    authResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description Password reset successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Reset token invalid.
             *     - Reset link expired. (60 minutes)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    secondFactorGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["OwnFactor"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    secondFactorConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    set_up: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description Second factor set up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            recovery_codes: string[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This code is wrong or was used already.
             *     - This took too long. Start again with a new key.
             *     - A second factor is set up already.
             *     - Too many login attempts, try again in :seconds seconds.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    secondFactorRenewCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description New recovery codes made. The earlier ones no longer work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            recovery_codes: string[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Current password does not match.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    secondFactorRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                };
            };
        };
        responses: {
            /** @description Second factor removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Current password does not match.
             *     - Your role needs a second factor, so it can not be removed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    secondFactorStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            secret: string;
                            qr: {
                                size: number;
                                path: string;
                            };
                            set_up: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - A second factor is set up already. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sessionsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            current: components["schemas"]["Flag"];
                            /** @enum {string} */
                            kind: "computer" | "phone" | "tablet" | "other";
                            browser: string | null;
                            system: string | null;
                            ip: string | null;
                            created_at: components["schemas"]["Instant"];
                            last_used_at: components["schemas"]["Instant"];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sessionsEndOthers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All other devices logged out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sessionsEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Device logged out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    boardsShared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["PublicBoard"];
                    };
                };
            };
            /**
             * @description No such record, or none that the caller may see.
             *
             *     - This link has expired or was revoked. Ask the house for a new one.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    broadcastingAuth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    socket_id: string;
                    channel_name?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        auth: string;
                        channel_data?: string;
                        user_data?: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    calendarFeedsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["CalendarFeed"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    calendarFeedsCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calendar feed added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            status: string;
                            created_at: components["schemas"]["Instant"];
                            revoked_at: components["schemas"]["Instant"] | null;
                            url: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - You have {most} calendar feeds. Revoke one before you add another. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    calendarFeedsRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Link revoked successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["CalendarFeed"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    contactSend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactUsBody"];
            };
        };
        responses: {
            /** @description Message sent successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deliveryReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    "csp-report": {
                        "violated-directive": string;
                        "effective-directive"?: string | null;
                        "blocked-uri"?: string | null;
                        "source-file"?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    tasksNights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            house: string;
                            worker: string | null;
                            picture_url: string | null;
                            type: string;
                            date: components["schemas"]["Day"];
                            start_time: components["schemas"]["Clock"];
                            end_time: components["schemas"]["Clock"];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    tasksList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            kind: string;
                            total: number;
                            items: {
                                id: number;
                                page_id: number;
                                name: string;
                                person: string | null;
                                picture_url: string | null;
                                house: string | null;
                                date: components["schemas"]["Day"] | null;
                                start_time: components["schemas"]["Clock"] | null;
                                end_time: components["schemas"]["Clock"] | null;
                                amount: components["schemas"]["Money"] | null;
                                reason: string | null;
                                acts: components["schemas"]["Flag"];
                            }[];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deliveryWatch: {
        parameters: {
            query?: {
                hours?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            since: components["schemas"]["Instant"];
                            served: {
                                name: string;
                                version: string;
                                since: components["schemas"]["Instant"] | null;
                                candidate: {
                                    version: string;
                                    share: number;
                                    named: number;
                                } | null;
                            }[];
                            failures: {
                                remote: string;
                                version: string;
                                phase: string;
                                message: string;
                                trace_id: string | null;
                                count: number;
                                last_seen: components["schemas"]["Instant"];
                            }[];
                            loads: {
                                remote: string;
                                version: string;
                                count: number;
                                p50: number;
                                p75: number;
                                p95: number;
                            }[];
                            vitals: {
                                remote: string;
                                version: string;
                                name: string;
                                count: number;
                                p75: number;
                            }[];
                            tasks: {
                                remote: string;
                                version: string;
                                count: number;
                                total_ms: number;
                                max_ms: number;
                            }[];
                            calls: {
                                remote: string;
                                version: string;
                                of: string;
                                count: number;
                                failed: number;
                                mean_ms: number;
                                max_ms: number;
                            }[];
                            violations: {
                                remote: string;
                                version: string;
                                directive: string;
                                blocked: string;
                                count: number;
                                last_seen: components["schemas"]["Instant"];
                            }[];
                            overrides: {
                                remote: string;
                                origin: string;
                                count: number;
                                last_seen: components["schemas"]["Instant"];
                            }[];
                            dropped: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deliveryTakeBuilds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    origins: string[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This server takes no build from {address}: its operator has not named it in CARELOOM_LOCAL_BUILDS.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("pending" | "approved" | "rejected")[];
                job_id?: number;
                house_id?: number;
                worker_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Expense"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ExpenseBody"];
            };
        };
        responses: {
            /** @description Expense added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Expense"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesApprove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Expense approved successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Expense"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Only a pending expense can be changed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesApproveMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /** @default [] */
                    seen?: number[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            approved: number[];
                            left: {
                                id: number;
                                reason: string;
                            }[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Expense confirmed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Expense"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Only a pending expense can be changed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesReject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Expense rejected successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Expense"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - :attribute is required (reason)
             *     - Only a pending expense can be changed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Expense"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ExpenseBody"];
            };
        };
        responses: {
            /** @description Expense updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Expense"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Only a pending expense can be changed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Expense deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Only a pending expense can be changed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    fairSharesList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                weeks?: "4" | "8" | "13";
                house_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["FairSharesPage"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    fairSharesWishes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            weekend: string;
                            holiday: string;
                            sleep_over: string;
                            night: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    fairSharesAsk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishesBody"];
            };
        };
        responses: {
            /** @description Wishes updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            weekend: string;
                            holiday: string;
                            sleep_over: string;
                            night: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    chatMessages: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                per_page?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["ChatMessage"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    chatNewParticipants: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["ChatParticipant"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    chatParticipants: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ChatParticipant"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    chatRecipient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ChatParticipant"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    holidaysList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                state_id?: number;
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Holiday"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    holidaysCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayBody"];
            };
        };
        responses: {
            /** @description Public holiday added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Holiday"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - :attribute has already been taken.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    holidaysPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    date: string;
                    state_id: number;
                    starts_at?: string | null;
                    region?: string | null;
                    id?: number | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            shifts: number;
                            total_before: components["schemas"]["Money"];
                            total_after: components["schemas"]["Money"];
                            difference: components["schemas"]["Money"];
                            text: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - :attribute has already been taken.
             *     - The shift {name} of {date} can not be priced anew. {reason}
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    holidaysUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayBody"];
            };
        };
        responses: {
            /** @description Public holiday updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Holiday"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - :attribute has already been taken.
             *     - The shift {name} of {date} can not be priced anew. {reason}
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    holidaysRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Public holiday deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - The shift {name} of {date} can not be priced anew. {reason}
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    holidaysPreviewRemoval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            shifts: number;
                            total_before: components["schemas"]["Money"];
                            total_after: components["schemas"]["Money"];
                            difference: components["schemas"]["Money"];
                            text: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - The shift {name} of {date} can not be priced anew. {reason}
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    housesList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                is_active?: 0 | 1;
                team_leader_id?: number;
                state_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["House"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    housesCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HouseBody"];
            };
        };
        responses: {
            /** @description House added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["House"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    importsHouses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: File;
                    /**
                     * @default 0
                     * @enum {integer}
                     */
                    dry_run?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description Houses imported successfully. / The file can be imported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            rows: number;
                            created: number;
                            upload_id?: number | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Unprocessable CSV File. (rows as a spreadsheet counts them, the header is 1)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    housesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["House"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    housesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    team_leader_id?: number | null;
                    first_name: string;
                    last_name: string;
                    /** Format: email */
                    email: string;
                    contact_no: string;
                    address: string;
                    suburb: string;
                    state_id: number;
                    post_code: string;
                    /** @enum {string} */
                    gender: "male" | "female" | "other";
                    /** @enum {integer} */
                    is_active: 0 | 1;
                    holiday_region?: string | null;
                    time_zone?: string | null;
                    /** @enum {string|null} */
                    shifts?: "release" | "cancel" | null;
                };
            };
        };
        responses: {
            /** @description House updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["House"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This leaves {shifts} to come, {drafts} and {expenses}. Release the shifts as drafts without a worker, or cancel them.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    housesRemove: {
        parameters: {
            query?: {
                shifts?: "release" | "cancel";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description House deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This house has open or assigned jobs and can not be deleted.
             *     - This leaves {shifts} to come, {drafts} and {expenses}. Release the shifts as drafts without a worker, or cancel them.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    boardsGet: {
        parameters: {
            query?: {
                day?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Board"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    boardsLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["BoardLink"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    boardsCreateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Link added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            status: string;
                            made_by: components["schemas"]["Person"];
                            created_at: components["schemas"]["Instant"];
                            expires_at: components["schemas"]["Instant"];
                            revoked_at: components["schemas"]["Instant"] | null;
                            url: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    boardsRevokeLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Link revoked successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["BoardLink"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    houseParticipantsList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Participant"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    houseParticipantsSave: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: date */
                    dob: string;
                    support_coordinator?: string | null;
                    parent_guardian?: string | null;
                    plan_manager?: string | null;
                    notes?: string | null;
                    id?: number | null;
                };
            };
        };
        responses: {
            /** @description Participant added successfully. / Participant updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Participant"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    importsParticipants: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: File;
                    /**
                     * @default 0
                     * @enum {integer}
                     */
                    dry_run?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description Participants imported successfully. / The file can be imported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            rows: number;
                            created: number;
                            upload_id?: number | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Unprocessable CSV File. (rows as a spreadsheet counts them, the header is 1)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    houseParticipantsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                pid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Participant"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    houseParticipantsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                pid: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParticipantBody"];
            };
        };
        responses: {
            /** @description Participant updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Participant"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    houseParticipantsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                pid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Participant deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    boardsCreateOuting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutingBody"];
            };
        };
        responses: {
            /** @description Outing added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Outing"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - :attribute has already been taken.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    boardsUpdateOuting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                n: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutingBody"];
            };
        };
        responses: {
            /** @description Outing updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Outing"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - :attribute has already been taken.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    boardsRemoveOuting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Outing deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoicesList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("generated" | "awaiting_payment" | "part_paid" | "paid" | "void" | "overdue")[];
                worker_id?: number;
                job_id?: number;
                house_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Invoice"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoicesPay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayBody"];
            };
        };
        responses: {
            /** @description Invoice paid successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            paid: number;
                            part_paid?: components["schemas"]["Flag"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This invoice is already paid.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoiceLanesLanes: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                worker_id?: number;
                job_id?: number;
                house_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            lanes: {
                                status: string;
                                count: number;
                                payable: components["schemas"]["Money"];
                                due: components["schemas"]["Money"];
                                oldest_days: number | null;
                            }[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    paymentRunsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            runs: components["schemas"]["PaymentRun"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    paymentRunsStart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                    /** Format: date */
                    paid_date?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["PaymentRun"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    paymentRunsDismiss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoiceLanesPayable: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                status?: ("generated" | "awaiting_payment" | "part_paid" | "paid" | "void" | "overdue")[];
                worker_id?: number;
                job_id?: number;
                house_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            invoices: {
                                id: number;
                                number: string;
                                worker: components["schemas"]["Person"];
                                due: components["schemas"]["Money"];
                            }[];
                            count: number;
                            due: components["schemas"]["Money"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoiceDraftsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            invoices: {
                                worker: components["schemas"]["Person"];
                                shifts: number;
                                expense_count: number;
                                hours_of_service: string;
                                cost_of_service: components["schemas"]["Money"];
                                expenses: components["schemas"]["Money"];
                                sub_total: components["schemas"]["Money"];
                                shift_fees: components["schemas"]["Money"];
                                gst: components["schemas"]["Money"];
                                gst_registered: components["schemas"]["Flag"];
                                payable_amount: components["schemas"]["Money"];
                            }[];
                            left_out: {
                                /** @enum {string} */
                                kind: "shift" | "expense";
                                id: number;
                                name: string | null;
                                date: components["schemas"]["Day"] | null;
                                worker: components["schemas"]["Person"] | null;
                                reason: string;
                            }[];
                            fit: {
                                shift_ids: number[];
                                expense_ids: number[];
                            };
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Please select shift or expense.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoiceDraftsUnbilled: {
        parameters: {
            query?: {
                worker_id?: number;
                house_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            shifts: {
                                id: number;
                                date: components["schemas"]["Day"];
                                name: string;
                                worker: components["schemas"]["Person"];
                                house: components["schemas"]["Reference"];
                                hours: string;
                                cost: components["schemas"]["Money"];
                                fee: components["schemas"]["Money"];
                            }[];
                            expenses: {
                                id: number;
                                date: components["schemas"]["Day"];
                                title: string;
                                worker: components["schemas"]["Person"];
                                house: components["schemas"]["Reference"];
                                amount: components["schemas"]["Money"];
                            }[];
                            more: components["schemas"]["Flag"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoicesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoiceVoidVoid: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Invoice voided. Its shifts and expenses can be invoiced again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This invoice is already paid.
             *     - An invoice with a payment can not be voided.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    jobsList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("open" | "assigned" | "closed")[];
                type?: ("once_off" | "ongoing" | "casual" | "casual_full_time" | "full_time")[];
                visibility?: "public" | "private";
                house_id?: number;
                worker_id?: number;
                from?: string;
                to?: string;
                archived?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Job"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    jobsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobBody"];
            };
        };
        responses: {
            /** @description Job published successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Casual full time requires a minimum of 40 hours per week.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    jobsArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** @enum {string|null} */
                    shifts?: "release" | "cancel" | null;
                };
            };
        };
        responses: {
            /** @description Job archived successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - An assigned job can not be archived. Close the job first.
             *     - This leaves {shifts} to come, {drafts} and {expenses}. Release the shifts as drafts without a worker, or cancel them.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    jobsClose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** @enum {string|null} */
                    shifts?: "release" | "cancel" | null;
                };
            };
        };
        responses: {
            /** @description Job closed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Only an assigned job can be closed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    jobsRestore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Job restored successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    jobsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    jobsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobBody"];
            };
        };
        responses: {
            /** @description Job updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - A closed or archived job can not be edited.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    jobsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Job deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This job can not be deleted. (assigned, closed or with applicants)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    applicantsList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("applied" | "shortlisted" | "assigned" | "not_selected" | "withdrawn")[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Applicant"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    applicantsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ApplicantDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    applicantsAssign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Job assigned successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Job already assigned to another support worker.
             *     - The worker has no service agreement yet, so the job cannot be assigned.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    applicantsShortlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                n: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @default 1
                     * @enum {integer}
                     */
                    shortlisted?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description Shortlist updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Applicant"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Only an applicant of an open job who waits for a decision can be shortlisted.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesOfJob: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("pending" | "approved" | "rejected")[];
                job_id?: number;
                house_id?: number;
                worker_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Expense"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesOneOfJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Expense"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoicesOfJob: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("generated" | "awaiting_payment" | "part_paid" | "paid" | "void" | "overdue")[];
                worker_id?: number;
                job_id?: number;
                house_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Invoice"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoicesOneOfJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    moneyTrailsOfExpense: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["MoneyTrail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    moneyTrailsOfShift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["MoneyTrail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description No such record, or none that the caller may see.
             *
             *     - Shift not found.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    moneyTrailsStuck: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                stage?: ("not_submitted" | "not_approved" | "not_invoiced" | "not_in_xero" | "not_paid")[];
                house_id?: number;
                worker_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["StuckItem"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    moneyTrailsLanes: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                house_id?: number;
                worker_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            lanes: {
                                stage: string;
                                count: number;
                                amount: components["schemas"]["Money"];
                                oldest_days: number | null;
                            }[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    myTeamList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                user_type?: ("super_admin" | "senior_manager" | "team_leader")[];
                is_active?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["TeamMember"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    myTeamCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TeamMemberBody"];
            };
        };
        responses: {
            /** @description Team member added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["TeamMember"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    myTeamGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["TeamMember"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    myTeamUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["TeamMemberBody"];
            };
        };
        responses: {
            /** @description Team member updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["TeamMember"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Senior manager already has a team leader. Reassign the team leader first.
             *     - Team leader still leads a house. Reassign the house first.
             *     - You can not change the type or status of your own account.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    myTeamRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Team member deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This team member can not be deleted. (own account, or still has team leaders or houses)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    myTeamWorkHistory: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Leadership"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    workedShiftsNext: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["NextShift"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    notificationsList: {
        parameters: {
            query?: {
                per_page?: number;
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Notification"][];
                            totalUnreadCount: number;
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    notificationPreferencesList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            preferences: components["schemas"]["NotificationPreference"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    notificationPreferencesSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "new_applicant" | "assign_job" | "close_job" | "assign_house" | "expense_generated" | "expense_approve" | "expense_reject" | "terminate_service_agreement" | "apply_job" | "created_service_agreement" | "completed_service_agreement" | "shift_changed" | "expense_changed" | "shift_released" | "shift_cancelled" | "shift_declined" | "shifts_published" | "shift_offered" | "shift_offer_accepted" | "shift_offer_declined" | "shift_offer_ended" | "shift_taken_over" | "invoice_report_ready" | "expense_report_ready";
                    /** @enum {integer} */
                    in_app: 0 | 1;
                    /** @enum {integer} */
                    mail: 0 | 1;
                    /** @enum {integer} */
                    push: 0 | 1;
                };
            };
        };
        responses: {
            /** @description Preference updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["NotificationPreference"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    notificationsMarkAllRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newest: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            totalUnreadCount: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    notificationsMarkRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            totalUnreadCount: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    notificationsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Notification"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    notificationsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notification deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deliveryObserve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    failures?: {
                        remote: string;
                        version: string;
                        /** @enum {string} */
                        phase: "resolving" | "loading" | "rendering" | "incompatible" | "leaving" | "uncaught";
                        message: string;
                        trace_id?: string | null;
                        count: number;
                    }[];
                    /** @default [] */
                    loads?: {
                        remote: string;
                        version: string;
                        ms: number;
                    }[];
                    /** @default [] */
                    vitals?: {
                        remote: string;
                        version: string;
                        /** @enum {string} */
                        name: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
                        value: number;
                        visit: string;
                    }[];
                    /** @default [] */
                    calls?: {
                        remote: string;
                        version: string;
                        count: number;
                        failed: number;
                        total_ms: number;
                        max_ms: number;
                        of: string;
                    }[];
                    /** @default [] */
                    tasks?: {
                        remote: string;
                        version: string;
                        count: number;
                        failed: number;
                        total_ms: number;
                        max_ms: number;
                    }[];
                    /** @default [] */
                    overrides?: {
                        remote: string;
                        origin: string;
                    }[];
                    /** @default 0 */
                    dropped?: number;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    optionsHouses: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Reference"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    optionsJobs: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                house_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            name: string;
                            house?: components["schemas"]["Reference"];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    optionsPayLevels: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Reference"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    optionsProviders: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Reference"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    optionsRolesWith: {
        parameters: {
            query: {
                permission: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: string[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    optionsSeniorManagers: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Person"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    optionsSheetJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            name: string;
                            house: components["schemas"]["Reference"];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    optionsSheetWorkers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            first_name: string;
                            last_name: string;
                            email: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    optionsStates: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Reference"][];
                    };
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    optionsTeamLeaders: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Person"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    optionsWorkers: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Person"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    payLevelsList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["PayLevel"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    payLevelsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayLevelBody"];
            };
        };
        responses: {
            /** @description Pay level added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["PayLevel"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - End time must be greater than start time.
             *     - End time must be less than start time. (overnight)
             *     - Duplicate shift timings.
             *     - Duplicate overnight times.
             *     - Duplicate end times.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    payLevelsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["PayLevel"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    payLevelsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayLevelBody"];
            };
        };
        responses: {
            /** @description Pay level updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["PayLevel"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - End time must be greater than start time.
             *     - End time must be less than start time. (overnight)
             *     - Duplicate shift timings.
             *     - Duplicate overnight times.
             *     - Duplicate end times.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    payLevelsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pay level deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This record is in use and can not be deleted. (used by a service agreement)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    payLevelsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayLevelBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            shifts: number;
                            total_before: components["schemas"]["Money"];
                            total_after: components["schemas"]["Money"];
                            difference: components["schemas"]["Money"];
                            text: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - End time must be greater than start time.
             *     - End time must be less than start time. (overnight)
             *     - Duplicate shift timings.
             *     - Duplicate overnight times.
             *     - Duplicate end times.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    providersList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: {
                                id: number;
                                name: string;
                                abn: string;
                                houses_count?: number;
                                workers_count?: number;
                                workers?: components["schemas"]["Face"][];
                            }[];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    providersCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderBody"];
            };
        };
        responses: {
            /** @description Provider added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Provider"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - :attribute has already been taken. (ACN/ABN)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    providersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Provider"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    providersUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderBody"];
            };
        };
        responses: {
            /** @description Provider updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Provider"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - :attribute has already been taken. (ACN/ABN)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    providersRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Provider deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This record is in use and can not be deleted. (used by a service agreement)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    pushSubscriptionsGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["PushDevice"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    pushSubscriptionsSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    p256dh: string;
                    auth: string;
                };
            };
        };
        responses: {
            /** @description This device gets notifications now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["PushDevice"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    pushSubscriptionsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This device gets no notifications any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["PushDevice"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    broadcastingConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["RealtimeConfig"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    recordsFind: {
        parameters: {
            query?: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            kind: string;
                            items: {
                                id: number;
                                name: string;
                                person: string | null;
                                picture_url: string | null;
                                state: string | null;
                                facts: {
                                    name: string;
                                    kind: string;
                                    value: string;
                                }[];
                            }[];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reportsExpenses: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("pending" | "approved" | "rejected")[];
                job_id?: number;
                house_id?: number;
                worker_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Expense"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                            totals: {
                                amount: components["schemas"]["Money"];
                            };
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reportGroupsExpenses: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("pending" | "approved" | "rejected")[];
                job_id?: number;
                house_id?: number;
                worker_id?: number;
                from?: string;
                to?: string;
                by?: "house" | "worker" | "month" | "record";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ExpenseGroups"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reportsExportExpenses: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("pending" | "approved" | "rejected")[];
                job_id?: number;
                house_id?: number;
                worker_id?: number;
                from?: string;
                to?: string;
                format?: "pdf" | "csv" | "xlsx";
                file?: number;
                user?: string;
                expires?: string;
                signature?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                };
            };
            /** @description - Invalid or expired link. (public use with a bad or expired signature) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reportsExportInvoices: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("generated" | "awaiting_payment" | "part_paid" | "paid" | "void" | "overdue")[];
                worker_id?: number;
                job_id?: number;
                house_id?: number;
                from?: string;
                to?: string;
                format?: "pdf" | "csv" | "xlsx";
                file?: number;
                user?: string;
                expires?: string;
                signature?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                    "text/csv": File;
                };
            };
            /** @description - Invalid or expired link. (public use with a bad or expired signature) */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reportsExportLink: {
        parameters: {
            query: {
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                job_id?: number;
                house_id?: number;
                worker_id?: number;
                from?: string;
                to?: string;
                format?: "pdf" | "csv" | "xlsx";
                kind: "expense" | "invoice";
                status?: string;
                file?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            url: string;
                            expires: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reportFilesList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            files: components["schemas"]["ReportFile"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reportFilesMake: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskedReport"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ReportFile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - A report may have {max} rows at most. Choose fewer by its filters.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reportFilesRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reportsInvoices: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("generated" | "awaiting_payment" | "part_paid" | "paid" | "void" | "overdue")[];
                worker_id?: number;
                job_id?: number;
                house_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Invoice"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                            totals: {
                                amount: components["schemas"]["Money"];
                                paid: components["schemas"]["Money"];
                                due: components["schemas"]["Money"];
                            };
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reportGroupsInvoices: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("generated" | "awaiting_payment" | "part_paid" | "paid" | "void" | "overdue")[];
                worker_id?: number;
                job_id?: number;
                house_id?: number;
                from?: string;
                to?: string;
                by?: "house" | "worker" | "month" | "record";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["InvoiceGroups"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            /** @enum {string} */
                            role: "super_admin" | "senior_manager" | "team_leader" | "worker";
                            permissions: string[];
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    rolesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                role: "super_admin" | "senior_manager" | "team_leader" | "worker";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    permissions: string[];
                    base?: string[];
                };
            };
        };
        responses: {
            /** @description Role updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            /** @enum {string} */
                            role: "super_admin" | "senior_manager" | "team_leader" | "worker";
                            permissions: string[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - The super admin keeps the permissions to see and change roles. (at the field)
             *     - Every role keeps its own dashboard. (at the field)
             *     - Only the admin side verifies workers. (at the field)
             *     - Only the admin side assigns jobs. (at the field)
             *     - Only the admin side approves expenses. (at the field)
             *     - Only the admin side pays invoices. (at the field)
             *     - Only the admin reaches this screen. (at the field)
             *     - Only workers apply for jobs. (at the field)
             *     - Somebody else changed this role in the meantime. What you changed stays; look at it and save again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    rosterTemplatesList: {
        parameters: {
            query?: {
                house_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["RosterTemplate"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    rosterTemplatesCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    house_id: number;
                    name: string;
                    /** Format: date */
                    from: string;
                };
            };
        };
        responses: {
            /** @description Template added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["RosterTemplate"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - :attribute has already been taken. (a template of this name at the house)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    rosterTemplatesRename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Template updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["RosterTemplate"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - :attribute has already been taken. (a template of this name at the house)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    rosterTemplatesRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Template deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    savedViewsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            views: components["schemas"]["SavedView"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    savedViewsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string|null} */
                    mailed_as?: "pdf" | "csv" | "xlsx" | null;
                    list: string;
                    query?: string | null;
                };
            };
        };
        responses: {
            /** @description View added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - You have {most} saved views of this list. Delete one before you save another.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    savedViewsEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string|null} */
                    mailed_as?: "pdf" | "csv" | "xlsx" | null;
                };
            };
        };
        responses: {
            /** @description View updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    savedViewsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description View deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    savedViewsPin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    place?: number | null;
                };
            };
        };
        responses: {
            /** @description View updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["SavedView"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - You have {most} pinned views. Unpin one before you pin another.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    chatSearchNew: {
        parameters: {
            query: {
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ChatParticipant"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    chatSend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageBody"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ChatMessage"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    agreementsVerify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Verification"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    agreementsRemind: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reminder sent successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ServiceAgreement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This service agreement is not awaiting signature.
             *     - The worker was told of this service agreement less than 24 hours ago.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    organisationGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            time_zone: string;
                            /** @enum {string} */
                            login_errors: "exact" | "uniform";
                            payment_days: number;
                            second_factor_roles?: string[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    organisationUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    time_zone: string;
                    /** @enum {string} */
                    login_errors: "exact" | "uniform";
                    payment_days: number;
                    second_factor_roles?: ("super_admin" | "senior_manager" | "team_leader" | "worker")[];
                };
            };
        };
        responses: {
            /** @description Organisation updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            time_zone: string;
                            /** @enum {string} */
                            login_errors: "exact" | "uniform";
                            payment_days: number;
                            second_factor_roles?: string[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    settingsSetPercentage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    percentage: number;
                };
            };
        };
        responses: {
            /** @description Shift fee updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            percentage: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    settingsShowPercentage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            percentage: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftsList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                shift_type?: "log" | "schedule";
                status?: ("draft" | "published" | "confirmed" | "in_progress" | "completed" | "submitted" | "approved" | "invoiced" | "cancelled")[];
                from?: string;
                to?: string;
                worker_id?: number;
                house_id?: number;
                job_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Shift"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftBody"];
            };
        };
        responses: {
            /** @description Shift added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Shift"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Worker already on another shift at the same time. Do you want to reassign? (with data.confirm_reassign=true, resend with reassign=1)
             *     - Worker already on another shift at the same time, from which they can not be moved.
             *     - Worker's service agreement terminated, renew first.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftCalendarDays: {
        parameters: {
            query: {
                start: string;
                end: string;
                shift_type: "log" | "schedule";
                day_begins?: "00:00" | "06:00";
                house_id?: number[];
                mark?: ("draft" | "published" | "confirmed" | "in_progress" | "completed" | "submitted" | "approved" | "invoiced" | "cancelled" | "sleep_over" | "active_night")[];
                per_day: number;
                per_night: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["CalendarDays"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftWeeksCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    from?: string | null;
                    template_id?: number | null;
                    /** Format: date */
                    to: string;
                    total_cost?: string | null;
                    shifts: {
                        id: number;
                        version: number;
                        /**
                         * @default 1
                         * @enum {integer}
                         */
                        keep_worker?: 0 | 1;
                    }[];
                };
            };
        };
        responses: {
            /** @description Drafts added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            shifts: {
                                id: number;
                                version: number;
                            }[];
                            total_cost: components["schemas"]["Money"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Changed in the meantime, so nothing was saved. {changes} (error=stale, data.changed:[{id, now}])
             *     - These shifts cost ${cost} by now. Look at them once more. (error=stale)
             *     - Nothing was saved. {shift}: {reason}
             *     - Worker already on another shift at the same time. Do you want to reassign?
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftWeeksPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: date */
                    from?: string | null;
                    template_id?: number | null;
                    /** Format: date */
                    to: string;
                    /** @default 7 */
                    days?: number;
                    /** @default [] */
                    house_ids?: number[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            shifts: components["schemas"]["CopiedShift"][];
                            left_out: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftDraftsDiscard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    shifts: {
                        id: number;
                        version: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Drafts deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            deleted: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Changed in the meantime, so nothing was saved. {changes} (error=stale, data.changed:[{id, now}])
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftDraftsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            shifts: components["schemas"]["DraftToPublish"][];
                            total_cost: components["schemas"]["Money"];
                            total_hour: string;
                            fee: components["schemas"]["Money"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftDraftsPublish: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    shifts: {
                        id: number;
                        version: number;
                    }[];
                    total_cost?: string | null;
                };
            };
        };
        responses: {
            /** @description Shifts published successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            ids: number[];
                            told: number;
                            unfilled: number;
                            total_cost: components["schemas"]["Money"];
                            fee: components["schemas"]["Money"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Changed in the meantime, so nothing was saved. {changes} (error=stale, data.changed:[{id, now}])
             *     - These shifts cost ${cost} by now. Look at them once more. (error=stale)
             *     - Nothing was saved. {shift}: {reason}
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftOffersOwn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            offers: components["schemas"]["OwnOffer"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftOffersAccept: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description The shift is yours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Shift"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This shift is taken: somebody else was first.
             *     - The time to answer this offer is over.
             *     - This offer does not stand any more: the shift was changed, filled or taken back.
             *     - You have already answered this offer.
             *     - You have another shift at the same time by now.
             *     - Worker's service agreement terminated, renew first.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftOffersDecline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Offer declined successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This shift is taken: somebody else was first.
             *     - The time to answer this offer is over.
             *     - This offer does not stand any more: the shift was changed, filled or taken back.
             *     - You have already answered this offer.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    replacementsProposals: {
        parameters: {
            query: {
                from: string;
                to: string;
                house_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            proposals: {
                                shift: components["schemas"]["OpenShift"];
                                candidate: components["schemas"]["Candidate"] | null;
                            }[];
                            more: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftRosterRead: {
        parameters: {
            query: {
                start: string;
                days?: number;
                house_id?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ShiftRosterData"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftRosterPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    worker_id?: number | null;
                    /** Format: date */
                    date: string;
                    start_time: string;
                    end_time: string;
                    version: number;
                    /**
                     * @default 0
                     * @enum {integer}
                     */
                    reassign?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description Shift updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["RosterShift"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description No such record, or none that the caller may see.
             *
             *     - Shift not found.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Worker already on another shift at the same time. Do you want to reassign? (with data.confirm_reassign=true, resend with reassign=1)
             *     - Worker already on another shift at the same time, from which they can not be moved.
             *     - Worker's service agreement terminated, renew first.
             *     - This shift has begun. It can only be changed on its own page.
             *     - This record was changed in the meantime. Reload it and try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    timesheetsApprove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Timesheet approved successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            approved: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Shift not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Only a submitted shift can be approved.
             *     - Nobody approves their own timesheet.
             *     - You added or changed this last, so somebody else approves it.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftsConfirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Shift confirmed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Shift"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Shift not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Only a shift to come can be confirmed or declined.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftsDecline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Shift declined successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Shift not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Only a shift to come can be confirmed or declined.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftsRemove: {
        parameters: {
            query?: {
                ids?: number[];
                "ids[]"?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: number[] | null;
                };
            };
        };
        responses: {
            /** @description Shift deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            deleted: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Shift not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This shift is already invoiced.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftCalendarEvents: {
        parameters: {
            query: {
                start: string;
                end: string;
                title?: string;
                shift_id?: number;
                shift_type?: "log" | "schedule";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["CalendarEvent"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    workedShiftsFinish: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    start_time: string;
                    end_time: string;
                    /** @enum {integer|null} */
                    fold?: 0 | 1 | null;
                    at?: string | null;
                };
            };
        };
        responses: {
            /** @description Shift finished. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ShiftDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Shift not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This shift was submitted or cancelled, so its hours can not be changed.
             *     - This shift has not begun yet.
             *     - At these hours you worked another shift.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftsOfWorker: {
        parameters: {
            query: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                worker_id: number;
                duration?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Shift"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftSeriesPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    job_id: number;
                    worker_id?: number | null;
                    /** Format: date */
                    date: string;
                    start_time: string;
                    end_time: string;
                    /** @enum {string} */
                    type: "normal" | "sleep_over" | "active_night";
                    /**
                     * @default 0
                     * @enum {integer}
                     */
                    is_overnight?: 0 | 1;
                    /**
                     * @default 0
                     * @enum {integer}
                     */
                    is_holiday?: 0 | 1;
                    /**
                     * @default 0
                     * @enum {integer}
                     */
                    fold?: 0 | 1;
                    wake_ups?: {
                        start_time: string;
                        end_time: string;
                        /**
                         * @default 0
                         * @enum {integer}
                         */
                        fold?: 0 | 1;
                        note?: string | null;
                    }[] | null;
                    id?: number | null;
                    /** @default [] */
                    weekdays?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
                    /** Format: date */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            shifts: {
                                date: components["schemas"]["Day"];
                                total_cost: components["schemas"]["Money"];
                                total_hour: string;
                                fee: components["schemas"]["Money"];
                                rate_type: string;
                                segments: components["schemas"]["Segment"][];
                                start_at?: components["schemas"]["Instant"];
                                end_at?: components["schemas"]["Instant"];
                                time_zone?: string;
                                is_overnight?: components["schemas"]["Flag"];
                                lines?: {
                                    start_at: components["schemas"]["Instant"];
                                    end_at: components["schemas"]["Instant"];
                                    date: components["schemas"]["Day"];
                                    part: string;
                                    day_type: string;
                                    holiday: string | null;
                                    minutes: number;
                                    paid_minutes: number;
                                    rate_type: string;
                                    rate_cents: number;
                                    amount_cents: number;
                                }[];
                                warnings: components["schemas"]["ShiftWarning"][];
                                clashes: components["schemas"]["Flag"];
                                refusal: string | null;
                            }[];
                            total_cost: components["schemas"]["Money"];
                            total_hour: string;
                            fee: components["schemas"]["Money"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Shift not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    timesheetsReverse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upload_id: number;
                };
            };
        };
        responses: {
            /** @description Timesheet reversed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            deleted: number;
                            restored: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This timesheet is already reversed.
             *     - Shifts of this timesheet were changed in the meantime, so it can not be reversed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftSeriesCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesBody"];
            };
        };
        responses: {
            /** @description Shifts added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            ids: number[];
                            total_cost: components["schemas"]["Money"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Worker already on another shift at the same time. Do you want to reassign? (with data.confirm_reassign=true, resend with reassign=1)
             *     - Worker already on another shift at the same time, from which they can not be moved.
             *     - Worker's service agreement terminated, renew first.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    workedShiftsStart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    at?: string | null;
                };
            };
        };
        responses: {
            /** @description Shift started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ShiftDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Shift not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This shift was submitted or cancelled, so its hours can not be changed.
             *     - A shift can be started from {minutes} minutes before it begins.
             *     - This shift is over. Finish it with the hours that you worked.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    timesheetsSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Timesheet submitted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            submitted: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Shift not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Only a shift that is over and not submitted yet can be submitted.
             *     - This timesheet was changed after it was submitted: its worker submits it again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    timesheetsUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: File;
                    /**
                     * @default 0
                     * @enum {integer}
                     */
                    reassign?: 0 | 1;
                    /**
                     * @default 0
                     * @enum {integer}
                     */
                    dry_run?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description Timesheet uploaded successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            upload_id: number | null;
                            created: number;
                            updated: number;
                            total_cost: components["schemas"]["Money"];
                            total_hour: string;
                            fee: components["schemas"]["Money"];
                            rows: {
                                row: number;
                                total_cost: components["schemas"]["Money"];
                                total_hour: string;
                                fee: components["schemas"]["Money"];
                                rate_type: string;
                                warnings?: components["schemas"]["ShiftWarning"][];
                            }[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Unprocessable CSV File.
             *     - Sleep over and active night conflict in the sheet.
             *     - Worker already on another shift at the same time. Do you want to reassign? (with data.confirm_reassign=true, resend with reassign=1)
             *     - Worker's service agreement terminated, renew first.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    workedShiftsWakeUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    start_time: string;
                    end_time: string;
                    /** @enum {integer|null} */
                    fold?: 0 | 1 | null;
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Wake-up recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ShiftDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Shift not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This shift was submitted or cancelled, so its hours can not be changed.
             *     - This shift has not begun yet.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ShiftDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description No such record, or none that the caller may see.
             *
             *     - Shift not found.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftBody"];
            };
        };
        responses: {
            /** @description Shift updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Shift"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description No such record, or none that the caller may see.
             *
             *     - Shift not found.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Worker already on another shift at the same time. Do you want to reassign? (with data.confirm_reassign=true, resend with reassign=1)
             *     - Worker already on another shift at the same time, from which they can not be moved.
             *     - Worker's service agreement terminated, renew first.
             *     - This shift is already invoiced.
             *     - A cancelled shift can not be changed.
             *     - This record was changed in the meantime. Reload it and try again.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    replacementsCandidates: {
        parameters: {
            query?: {
                within_km?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Candidates"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description No such record, or none that the caller may see.
             *
             *     - Shift not found.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftOffersCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    worker_ids: number[];
                    /** Format: date */
                    until?: string | null;
                };
            };
        };
        responses: {
            /** @description Shift offered successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            offers: components["schemas"]["OfferOfShift"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description No such record, or none that the caller may see.
             *
             *     - Shift not found.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Only a shift to come can be offered.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    shiftOffersWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Offers taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            withdrawn: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description No such record, or none that the caller may see.
             *
             *     - Shift not found.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    supportWorkersList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                verification_status?: ("pending" | "verified" | "rejected")[];
                availability?: "available" | "occupied";
                archived?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["SupportWorker"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    supportWorkersArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** @enum {string|null} */
                    shifts?: "release" | "cancel" | null;
                };
            };
        };
        responses: {
            /** @description Support worker archived successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["SupportWorker"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This support worker has an assigned job and can not be archived.
             *     - This leaves {shifts} to come, {drafts} and {expenses}. Release the shifts as drafts without a worker, or cancel them.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    dashboardsWorker: {
        parameters: {
            query?: {
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            assigned_house: {
                                id: number;
                                name: string;
                                address: string;
                                suburb: string;
                                state: string;
                                post_code: string;
                            } | null;
                            current_jobs: number;
                            applied_jobs: number;
                            shifts_this_month: number;
                            hours_this_month: number;
                            invoices_this_month: number;
                            expenses_this_month: number;
                            upcoming_shifts: components["schemas"]["Shift"][];
                            agreement: components["schemas"]["AgreementSummary"] | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    importsWorkers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file: File;
                    /**
                     * @default 0
                     * @enum {integer}
                     */
                    dry_run?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description Support workers imported successfully. / The file can be imported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            rows: number;
                            created: number;
                            upload_id?: number | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Unprocessable CSV File. (rows as a spreadsheet counts them, the header is 1)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    workerJobsList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("open" | "assigned" | "closed")[];
                type?: ("once_off" | "ongoing" | "casual" | "casual_full_time" | "full_time")[];
                visibility?: "public" | "private";
                house_id?: number;
                worker_id?: number;
                from?: string;
                to?: string;
                archived?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Job"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    applicantsApply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    job_id: number;
                };
            };
        };
        responses: {
            /** @description Job applied successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Applicant"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Worker account under verification, contact support. (worker not verified) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - You have already applied for this job.
             *     - Job already assigned to another support worker.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    workerJobsCurrent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            name: string;
                            description: string;
                            type: string;
                            start_date: components["schemas"]["Day"];
                            end_date: components["schemas"]["Day"] | null;
                            duration: string;
                            visibility: string;
                            number_of_workers: number;
                            weekly_hours: number;
                            when_needed: string;
                            days: string[];
                            service_needed: string;
                            preferred_gender: string;
                            status: string;
                            archived_at: components["schemas"]["Instant"] | null;
                            assigned_at?: components["schemas"]["Instant"] | null;
                            closed_at?: components["schemas"]["Instant"] | null;
                            start_time: components["schemas"]["Clock"];
                            end_time: components["schemas"]["Clock"];
                            is_overnight: components["schemas"]["Flag"];
                            house: {
                                id: number;
                                name: string;
                                suburb: string;
                                state: string;
                                post_code: string;
                            };
                            posted_by: components["schemas"]["Person"];
                            created_at: components["schemas"]["Instant"];
                            worker: components["schemas"]["Face"] | null;
                            applicants_count: number;
                            applicants: components["schemas"]["Face"][];
                            invited?: components["schemas"]["Person"][];
                            applied: components["schemas"]["Flag"];
                            version: number;
                            house_detail: {
                                id: number;
                                name: string;
                                address: string;
                                suburb: string;
                                state: string;
                                post_code: string;
                                contact_no: string | null;
                                team_leader: components["schemas"]["Person"] | null;
                            };
                            agreement: {
                                id: number;
                                status: string;
                                end_date: components["schemas"]["Day"];
                                expiry_message: string | null;
                            } | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    dashboardDetailsWorkerJobs: {
        parameters: {
            query?: {
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            open: number;
                            applied: number;
                            current: number;
                            completed: number;
                            upcoming_shifts: components["schemas"]["Shift"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    applicantsWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    job_id: number;
                };
            };
        };
        responses: {
            /** @description Application withdrawn. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Applicant"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This job is not open any more, so the application can not be withdrawn.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    workerJobsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesOfOwnJob: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("pending" | "approved" | "rejected")[];
                job_id?: number;
                house_id?: number;
                worker_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Expense"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    expensesOneOfOwnJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Expense"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoicesOfOwnJob: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("generated" | "awaiting_payment" | "part_paid" | "paid" | "void" | "overdue")[];
                worker_id?: number;
                job_id?: number;
                house_id?: number;
                from?: string;
                to?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Invoice"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoicesOneOfOwnJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["InvoiceDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    supportWorkersReject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Support worker rejected successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["SupportWorker"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This applicant has already been processed. (status is not pending)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    supportWorkersRejected: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["SupportWorker"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    supportWorkersRestore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Support worker restored successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["SupportWorker"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    agreementsSend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementBody"];
            };
        };
        responses: {
            /** @description Service agreement sent successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ServiceAgreement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - The worker already has an open service agreement.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    agreementsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementBody"];
            };
        };
        responses: {
            /** @description Service agreement added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ServiceAgreement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    agreementsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ServiceAgreement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    agreementsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementBody"] | components["schemas"]["SignatureBody"] | {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Service agreement updated successfully. / Service agreement signed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ServiceAgreement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This service agreement is not awaiting signature.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    agreementsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Service agreement deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - A signed service agreement can not be deleted.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    agreementsList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                user_id?: number;
                status?: ("pending_sign" | "awaiting_signature" | "signed" | "terminated" | "ended")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["ServiceAgreement"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    xeroContactsUpdateMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Contact ids updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            updated: {
                                id: number;
                                xero_contact_id: string;
                            }[];
                            failed: number[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Contact id not found. (none found) */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    supportWorkersVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description Support worker verified successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["SupportWorker"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This applicant has already been processed. (status is not pending)
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    supportWorkersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["SupportWorker"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    supportWorkersUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkerEdit"];
            };
        };
        responses: {
            /** @description Support worker updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["SupportWorker"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This leaves {shifts} to come, {drafts} and {expenses}. Release the shifts as drafts without a worker, or cancel them.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    agreementsDownload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": File;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    agreementsEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string|null} */
                    shifts?: "release" | "cancel" | null;
                };
            };
        };
        responses: {
            /** @description Service agreement ended successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ServiceAgreement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This service agreement is already terminated or ended.
             *     - Only a signed service agreement can be ended.
             *     - This leaves {shifts} to come, {drafts} and {expenses}. Release the shifts as drafts without a worker, or cancel them.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    agreementsTerminate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    /** @enum {string|null} */
                    shifts?: "release" | "cancel" | null;
                };
            };
        };
        responses: {
            /** @description Service agreement terminated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ServiceAgreement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This service agreement is already terminated or ended.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    xeroContactsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    xero_contact_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Contact id updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            xero_contact_id: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description No such record, or none that the caller may see.
             *
             *     - Contact id not found.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Account disconnected. Go to Masters > Xero Config and reconnect.
             *     - Issue in the accounting configuration.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dashboardDetailsTeamLeader: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            houses: components["schemas"]["House"][];
                            upcoming_shifts: components["schemas"]["Shift"][];
                            pending_expenses: components["schemas"]["Expense"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    dashboardsTeamLeaderCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            active_jobs: number;
                            open_jobs: number;
                            support_workers: number;
                            shifts_this_month: number;
                            expenses_this_month: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    dashboardDetailsTeamLeaderChart: {
        parameters: {
            query: {
                "month[0]": number;
                "month[1]": number;
                "year[0]": number;
                "year[1]": number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            month: number;
                            year: number;
                            shifts: number;
                            hours: number;
                            expenses: number;
                            invoices: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    teamLeaderJobsList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("open" | "assigned" | "closed")[];
                type?: ("once_off" | "ongoing" | "casual" | "casual_full_time" | "full_time")[];
                visibility?: "public" | "private";
                house_id?: number;
                worker_id?: number;
                from?: string;
                to?: string;
                archived?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Job"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    teamLeaderJobsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Job"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    teamLeaderApplicantsList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: ("applied" | "shortlisted" | "assigned" | "not_selected" | "withdrawn")[];
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Applicant"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    teamLeaderApplicantsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["ApplicantDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    teamLeaderWorkersList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                verification_status?: ("pending" | "verified" | "rejected")[];
                availability?: "available" | "occupied";
                archived?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["SupportWorker"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    teamLeaderWorkersCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Never answered: the call is not offered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    teamLeaderWorkersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["SupportWorker"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    teamLeaderWorkersUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamLeaderWorkerEdit"];
            };
        };
        responses: {
            /** @description Support worker updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["SupportWorker"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    teamLeaderWorkersRemove: {
        parameters: {
            query?: {
                shifts?: "release" | "cancel";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Support worker archived successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This support worker has an assigned job and can not be archived.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    timesheetsApprovals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            matching: number[];
                            differing: number[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadsList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                kind?: ("timesheet" | "house" | "participant" | "support_worker")[];
                state?: "imported" | "reversed";
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["Upload"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadsReverse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    upload_id: number;
                };
            };
        };
        responses: {
            /** @description Upload reversed successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            deleted: number;
                            restored: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - This upload is already reversed.
             *     - {name} was used or changed since, so this upload can not be reversed.
             *     - This timesheet is already reversed.
             *     - Shifts of this timesheet were changed in the meantime, so it can not be reversed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            kind: string;
                            file_name: string;
                            rows: number;
                            state: string;
                            house: components["schemas"]["Reference"] | null;
                            uploaded_by: components["schemas"]["Person"];
                            created_at: components["schemas"]["Instant"];
                            reversed_by: components["schemas"]["Person"] | null;
                            reversed_at: components["schemas"]["Instant"] | null;
                            record_ids: number[];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    usersList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                user_type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["PickedUser"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    factorsOfUsersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            on: components["schemas"]["Flag"];
                            since: components["schemas"]["Instant"] | null;
                            required: components["schemas"]["Flag"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    factorsOfUsersReset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Second factor reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            on: components["schemas"]["Flag"];
                            since: components["schemas"]["Instant"] | null;
                            required: components["schemas"]["Flag"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - You can not reset your own second factor. Remove it in Account settings.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    invoicesEarnings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Earnings"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    earningsMonth: {
        parameters: {
            query?: {
                month?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["MonthOfEarnings"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    xeroConfigsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["XeroConfig"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    xeroConfigsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["XeroConfigBody"];
            };
        };
        responses: {
            /** @description Xero config added successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["XeroConfig"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    xeroConfigsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["XeroConfig"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    xeroConfigsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["XeroConfigBody"];
            };
        };
        responses: {
            /** @description Xero config updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["XeroConfig"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    xeroConfigsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Xero config deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    xeroBillsList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                sync?: ("failed" | "queued" | "not_synced" | "synced")[];
                invoice_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["XeroBill"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    xeroCallback: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description - Xero account could not be connected. (redirect to /admin/xero-config?connected=0) */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            default: components["responses"]["ServerError"];
        };
    };
    xeroCheckConnection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["XeroConnection"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Issue in the accounting configuration. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    xeroConnect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            url: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Issue in the accounting configuration. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    xeroDisconnect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Xero account disconnected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    xeroContactsCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["XeroCandidate"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Account disconnected. Go to Masters > Xero Config and reconnect.
             *     - Issue in the accounting configuration.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    xeroContactsMake: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contact id updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            id: number;
                            xero_contact_id: string;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Account disconnected. Go to Masters > Xero Config and reconnect.
             *     - Issue in the accounting configuration.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoicesGenerate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateBody"];
            };
        };
        responses: {
            /** @description Invoice generated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            invoices: components["schemas"]["Invoice"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description - Shift not found.
             *     - Contact id not found.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Please select shift or expense.
             *     - Only approved expenses and shifts without an invoice can be invoiced.
             *     - Account disconnected. Go to Masters > Xero Config and reconnect.
             *     - Issue in the accounting configuration.
             *     - Line-items configuration not set.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    xeroInvoicesList: {
        parameters: {
            query?: {
                /** @description Which page, from 1. */
                page?: components["parameters"]["page"];
                /** @description Rows on a page. */
                per_page?: components["parameters"]["per_page"];
                /** @description Rows that have these words. */
                search?: components["parameters"]["search"];
                /** @description The field of a row that the list is sorted by. */
                sort?: components["parameters"]["sort"];
                /** @description The direction of the sort. */
                dir?: components["parameters"]["dir"];
                status?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: {
                            items: components["schemas"]["XeroInvoice"][];
                            page: number;
                            per_page: number;
                            last_page: number;
                            total: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Account disconnected. Go to Masters > Xero Config and reconnect.
             *     - Issue in the accounting configuration.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    xeroInvoicesPush: {
        parameters: {
            query?: never;
            header?: {
                /** @description Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    invoice_id: number;
                    /** @enum {integer|null} */
                    now?: 0 | 1 | null;
                };
            };
        };
        responses: {
            /** @description Invoice generated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description - Contact id not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Account disconnected. Go to Masters > Xero Config and reconnect.
             *     - Issue in the accounting configuration.
             *     - Line-items configuration not set.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    xeroInvoicesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["XeroInvoiceDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Account disconnected. Go to Masters > Xero Config and reconnect.
             *     - Issue in the accounting configuration.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    xeroInvoicesRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoice updated successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Account disconnected. Go to Masters > Xero Config and reconnect.
             *     - Issue in the accounting configuration.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    xeroInvoicesVoidBill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoice deleted successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /**
             * @description Something that was sent is wrong; `errors` says what, by field.
             *
             *     - Account disconnected. Go to Masters > Xero Config and reconnect.
             *     - Issue in the accounting configuration.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    xeroStanding: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: number;
                        message: string;
                        data: components["schemas"]["XeroStanding"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    xeroWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    events: components["schemas"]["XeroEvent"][];
                };
            };
        };
        responses: {
            /** @description An empty answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description - Invalid signature. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
